#!/usr/bin/env -S gjs -m
import Gtk from "gi://Gtk?version=3.0";
import WebKit2 from "gi://WebKit2?version=4.1";
import system from "system";

/*
 * A WebKitGTK browser for WebKitWebDriver, with nothing but the page in its window. WebKit's own
 * MiniBrowser is never narrower than 447 px and runs no script before the page's. Its arguments are
 * the window's width and height, and the script.
 */
const [width, height, preload] = system.programArgs;

Gtk.init(null);
const content = new WebKit2.UserContentManager();
const { TOP_FRAME } = WebKit2.UserContentInjectedFrames;
const { START } = WebKit2.UserScriptInjectionTime;
content.add_script(WebKit2.UserScript.new(preload ?? "", TOP_FRAME, START, null, null));
const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
// Without a GPU, the thread that composes layers has crashed (2.50.6) and has drawn whole pages empty.
const settings = WebKit2.Settings.new();
settings.hardware_acceleration_policy = WebKit2.HardwareAccelerationPolicy.NEVER;
const view = new WebKit2.WebView({
  settings,
  web_context: context,
  user_content_manager: content,
  is_controlled_by_automation: true,
});
const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) });
window.add(view);
window.connect("destroy", () => Gtk.main_quit());
context.connect("automation-started", (_context, session) => {
  const info = WebKit2.ApplicationInfo.new();
  info.set_name("convencion");
  session.set_application_info(info);
  session.connect("create-web-view", () => view);
});
window.show_all();
Gtk.main();
