// The files of the page become part of the program: the compiler reads them where `#embed` stands. Swift has no such word, and a list of
// bytes in Swift takes it seconds to read. A file that is added needs a line in both lists.
#include "LabPage.h"

static const unsigned char base_css[] = {
#embed "Files/base.css"
};
static const unsigned char bezel_js[] = {
#embed "Files/bezel.js"
};
static const unsigned char clock_controls_js[] = {
#embed "Files/clock-controls.js"
};
static const unsigned char clock_js[] = {
#embed "Files/clock.js"
};
static const unsigned char connection_js[] = {
#embed "Files/connection.js"
};
static const unsigned char console_js[] = {
#embed "Files/console.js"
};
static const unsigned char curtain_js[] = {
#embed "Files/curtain.js"
};
static const unsigned char definitions_js[] = {
#embed "Files/definitions.js"
};
static const unsigned char device_controls_js[] = {
#embed "Files/device-controls.js"
};
static const unsigned char docks_js[] = {
#embed "Files/docks.js"
};
static const unsigned char dom_js[] = {
#embed "Files/dom.js"
};
static const unsigned char drawing_js[] = {
#embed "Files/drawing.js"
};
static const unsigned char elements_js[] = {
#embed "Files/elements.js"
};
static const unsigned char failure_js[] = {
#embed "Files/failure.js"
};
static const unsigned char files_js[] = {
#embed "Files/files.js"
};
static const unsigned char flow_js[] = {
#embed "Files/flow.js"
};
static const unsigned char group_js[] = {
#embed "Files/group.js"
};
static const unsigned char index_html[] = {
#embed "Files/index.html"
};
static const unsigned char keyboard_js[] = {
#embed "Files/keyboard.js"
};
static const unsigned char layout_css[] = {
#embed "Files/layout.css"
};
static const unsigned char leaks_js[] = {
#embed "Files/leaks.js"
};
static const unsigned char main_js[] = {
#embed "Files/main.js"
};
static const unsigned char motion_js[] = {
#embed "Files/motion.js"
};
static const unsigned char notices_js[] = {
#embed "Files/notices.js"
};
static const unsigned char pages_js[] = {
#embed "Files/pages.js"
};
static const unsigned char panels_css[] = {
#embed "Files/panels.css"
};
static const unsigned char phone_js[] = {
#embed "Files/phone.js"
};
static const unsigned char recording_js[] = {
#embed "Files/recording.js"
};
static const unsigned char report_js[] = {
#embed "Files/report.js"
};
static const unsigned char requests_js[] = {
#embed "Files/requests.js"
};
static const unsigned char scene_js[] = {
#embed "Files/scene.js"
};
static const unsigned char settings_js[] = {
#embed "Files/settings.js"
};
static const unsigned char stage_css[] = {
#embed "Files/stage.css"
};
static const unsigned char test_view_js[] = {
#embed "Files/test-view.js"
};
static const unsigned char theme_js[] = {
#embed "Files/theme.js"
};
static const unsigned char timeline_drawing_js[] = {
#embed "Files/timeline-drawing.js"
};
static const unsigned char timeline_events_js[] = {
#embed "Files/timeline-events.js"
};
static const unsigned char timeline_lanes_js[] = {
#embed "Files/timeline-lanes.js"
};
static const unsigned char timeline_list_js[] = {
#embed "Files/timeline-list.js"
};
static const unsigned char timeline_css[] = {
#embed "Files/timeline.css"
};
static const unsigned char timeline_js[] = {
#embed "Files/timeline.js"
};
static const unsigned char touch_js[] = {
#embed "Files/touch.js"
};
static const unsigned char typing_js[] = {
#embed "Files/typing.js"
};
static const unsigned char wheel_js[] = {
#embed "Files/wheel.js"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const LabPageFile files[] = {
    FILE("base.css", base_css),
    FILE("bezel.js", bezel_js),
    FILE("clock-controls.js", clock_controls_js),
    FILE("clock.js", clock_js),
    FILE("connection.js", connection_js),
    FILE("console.js", console_js),
    FILE("curtain.js", curtain_js),
    FILE("definitions.js", definitions_js),
    FILE("device-controls.js", device_controls_js),
    FILE("docks.js", docks_js),
    FILE("dom.js", dom_js),
    FILE("drawing.js", drawing_js),
    FILE("elements.js", elements_js),
    FILE("failure.js", failure_js),
    FILE("files.js", files_js),
    FILE("flow.js", flow_js),
    FILE("group.js", group_js),
    FILE("index.html", index_html),
    FILE("keyboard.js", keyboard_js),
    FILE("layout.css", layout_css),
    FILE("leaks.js", leaks_js),
    FILE("main.js", main_js),
    FILE("motion.js", motion_js),
    FILE("notices.js", notices_js),
    FILE("pages.js", pages_js),
    FILE("panels.css", panels_css),
    FILE("phone.js", phone_js),
    FILE("recording.js", recording_js),
    FILE("report.js", report_js),
    FILE("requests.js", requests_js),
    FILE("scene.js", scene_js),
    FILE("settings.js", settings_js),
    FILE("stage.css", stage_css),
    FILE("test-view.js", test_view_js),
    FILE("theme.js", theme_js),
    FILE("timeline-drawing.js", timeline_drawing_js),
    FILE("timeline-events.js", timeline_events_js),
    FILE("timeline-lanes.js", timeline_lanes_js),
    FILE("timeline-list.js", timeline_list_js),
    FILE("timeline.css", timeline_css),
    FILE("timeline.js", timeline_js),
    FILE("touch.js", touch_js),
    FILE("typing.js", typing_js),
    FILE("wheel.js", wheel_js),
};

size_t labPageFileCount(void) { return sizeof files / sizeof files[0]; }

LabPageFile labPageFile(size_t index) { return files[index]; }
