// The files of the page become part of the program: the compiler reads them where `#embed` stands. Swift has no such word, and a list of
// bytes in Swift takes it seconds to read. A file that is added needs a line in both lists.
#include "LabPage.h"

static const unsigned char index_html[] = {
#embed "Files/index.html"
};
static const unsigned char lab_css[] = {
#embed "Files/lab.css"
};
static const unsigned char lab_js[] = {
#embed "Files/lab.js"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const LabPageFile files[] = {
    FILE("index.html", index_html),
    FILE("lab.css", lab_css),
    FILE("lab.js", lab_js),
};

size_t labPageFileCount(void) { return sizeof files / sizeof files[0]; }

LabPageFile labPageFile(size_t index) { return files[index]; }
