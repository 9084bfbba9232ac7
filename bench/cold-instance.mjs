import { pathToFileURL } from "node:url";

/* An instance of the built function: makes as many visits at once as a message says. */
const { default: answer } = await import(pathToFileURL(process.argv[2]).href);

process.on("message", (visits) => {
  for (let visit = 0; visit < visits; visit += 1) {
    const request = new Request("https://example.org/api/visits", {
      method: "POST",
      headers: { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0" },
    });
    answer(request, { ip: "203.0.113.7" }).then(({ status }) => process.send(status));
  }
});
process.send("ready");
