// Puts the page together: each part listens to the connection by itself.

import { find, setText } from "./dom.js";
import { Connection } from "./connection.js";
import { LabClock } from "./clock.js";
import { Motions } from "./motion.js";
import { Scene } from "./scene.js";
import { Phone, makePicture } from "./phone.js";
import { Fingers } from "./touch.js";
import { Wheel } from "./wheel.js";
import { listenToKeys } from "./keyboard.js";
import { Typing } from "./typing.js";
import { Elements } from "./elements.js";
import { Docks } from "./docks.js";
import { Recording } from "./recording.js";
import { TimelinePanel } from "./timeline.js";
import { Pages } from "./pages.js";
import { showRequests } from "./requests.js";
import { showConsole } from "./console.js";
import { showLeaks } from "./leaks.js";
import { showFlow } from "./flow.js";
import { startSettings } from "./settings.js";
import { startDeviceControls } from "./device-controls.js";
import { startClockControls } from "./clock-controls.js";
import { startTestView } from "./test-view.js";
import { showConnection } from "./curtain.js";
import { startTheme } from "./theme.js";
import { notice } from "./notices.js";
import { ReportConnection, readReport } from "./report.js";
import { showFailures } from "./failure.js";

startTheme();

/** What the page shows in place of an app, if it is the report of a test. */
const report = await readReport();
const lab = report ? new ReportConnection(report) : new Connection();
const clock = new LabClock();
const phone = new Phone();
const { root, defs } = makePicture();
const scene = new Scene(root, defs, new Motions(clock));
const docks = new Docks();
const recording = new Recording(lab);

recording.onMoment(() => clock.setPast(recording.past()));
lab.on("hello", (message) => {
  setText(find("#app-name"), message.app);
  document.title = report ? message.app : `${message.app} – PageFlow Lab`;
});
lab.on("screen", (message) => {
  clock.hear(message.now);
  phone.setScreen(message);
  scene.show(message.nodes);
});
lab.on("changes", (message) => {
  clock.hear(message.now);
  scene.apply(message.changes);
});
lab.on("settings", (message) => {
  clock.setPace(message.clock);
  phone.setDevice(message);
});
lab.on("refusal", (message) => notice(message.reason, "refusal"));

/** The past can be looked at and not be touched: whoever tries is told where to go. */
const mayUse = () => {
  if (recording.moment === null) return true;
  if (report) return false;
  notice("This is the past. Press Live to use the app, or Resume here to go on from this moment.");
  return false;
};

new Fingers(phone, lab, mayUse);
new Wheel(phone, lab, mayUse);
listenToKeys(phone.screen, lab, mayUse);
new Typing(lab, phone);
new Elements(lab, mayUse);
new TimelinePanel(lab, recording, docks);
new Pages(lab);
showRequests(lab);
showConsole(lab);
showLeaks(lab);
showFlow(lab);
startSettings(lab);
startDeviceControls(lab);
startClockControls(lab, clock);
startTestView(lab);
showConnection(lab);
find("#restart").addEventListener("click", () => lab.send({ do: "restart" }));
if (report) {
  setText(find(".product"), "PageFlow test");
  find("#record").hidden = !report.test;
  showFailures(report, recording);
  docks.show("failure");
  recording.listenToKeys();
}

lab.connect();
