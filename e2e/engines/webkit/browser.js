#!/usr/bin/env -S gjs -m
import GLib from "gi://GLib";
import Gtk from "gi://Gtk?version=3.0";
import WebKit2 from "gi://WebKit2?version=4.1";
import system from "system";

/*
 * A WebKitGTK browser for WebKitWebDriver, with nothing but the page in its window. WebKit's own
 * MiniBrowser is never narrower than 447 px and runs no script before the page's. Its only argument
 * is a visit as JSON: see `BrowserVisit` in session.ts.
 */
const { width, height, reducedMotion, preload, printTo } = JSON.parse(
  system.programArgs[0] ?? "{}",
);

Gtk.init(null);
const preferences = Gtk.Settings.get_default();
// WebKit derives `prefers-reduced-motion` from this setting.
preferences.gtk_enable_animations = !reducedMotion;

const settings = new WebKit2.Settings({
  enable_write_console_messages_to_stdout: true,
});
const content = new WebKit2.UserContentManager();
for (const source of preload) {
  content.add_script(
    WebKit2.UserScript.new(
      source,
      WebKit2.UserContentInjectedFrames.TOP_FRAME,
      WebKit2.UserScriptInjectionTime.START,
      null,
      null,
    ),
  );
}

const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
const view = new WebKit2.WebView({
  web_context: context,
  user_content_manager: content,
  settings,
  is_controlled_by_automation: true,
});

content.register_script_message_handler("print");
content.connect("script-message-received::print", () => {
  const paper = new Gtk.PageSetup();
  paper.set_paper_size(Gtk.PaperSize.new("iso_a4"));
  const target = new Gtk.PrintSettings();
  target.set_printer("Print to File");
  target.set("output-uri", GLib.filename_to_uri(printTo, null));
  target.set("output-file-format", "pdf");
  const operation = new WebKit2.PrintOperation({
    web_view: view,
    print_settings: target,
    page_setup: paper,
  });
  const answer = (text) =>
    view.evaluate_javascript(
      `dispatchEvent(new CustomEvent("printed", { detail: ${JSON.stringify(text)} }))`,
      -1,
      null,
      null,
      null,
      null,
    );
  operation.connect("finished", () => answer("done"));
  operation.connect("failed", (_operation, error) => answer(error.message));
  operation.print();
});

const window = new Gtk.Window({ default_width: width, default_height: height });
window.add(view);
window.connect("destroy", () => Gtk.main_quit());
context.connect("automation-started", (_context, session) => {
  session.set_application_info(WebKit2.ApplicationInfo.new());
  session.connect("create-web-view", () => view);
});
window.show_all();
Gtk.main();
