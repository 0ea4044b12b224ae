// Times the work in work.qml and prints one line of JSON per figure.
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickView>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace {

constexpr int warmups = 3;
constexpr int repeats = 15;
constexpr int pairs = 1000;
constexpr int deep = 1000;

// The event loop frees popped pages later, which is part of the work.
void freeWhatLeft() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

double microseconds(const std::function<void()> &work) {
    QElapsedTimer timer;
    timer.start();
    work();
    freeWhatLeft();
    return timer.nsecsElapsed() / 1000.0;
}

void report(const std::string &work, std::vector<double> figures) {
    figures.erase(figures.begin(), figures.begin() + warmups);
    std::sort(figures.begin(), figures.end());
    std::printf("{\"peer\": \"Qt Quick StackView\", \"work\": \"%s\", \"microseconds\": %.2f, \"repeats\": %d, "
                "\"version\": \"%s\"}\n", work.c_str(), figures[figures.size() / 2], repeats, qVersion());
}

void expectDepth(QObject *root, int expected) {
    int depth = 0;
    QMetaObject::invokeMethod(root, "depth", Q_RETURN_ARG(int, depth));
    if (depth != expected)
        qFatal("StackView is %d deep and not %d: the figures would mean nothing", depth, expected);
}

void measure(QQuickItem *root, const std::string &suffix) {
    std::vector<double> pair, push, popToRoot;
    for (int run = 0; run < warmups + repeats; ++run) {
        pair.push_back(microseconds([=] { QMetaObject::invokeMethod(root, "pushAndPop", Q_ARG(int, pairs)); }) / pairs);
        expectDepth(root, 1);
    }
    for (int run = 0; run < warmups + repeats; ++run) {
        push.push_back(microseconds([=] { QMetaObject::invokeMethod(root, "push", Q_ARG(int, deep)); }));
        expectDepth(root, deep + 1);
        popToRoot.push_back(microseconds([=] { QMetaObject::invokeMethod(root, "popToRoot"); }));
        expectDepth(root, 1);
    }
    report("push + pop" + suffix, pair);
    report("1,000 deep, push" + suffix, push);
    report("1,000 deep, pop to root" + suffix, popToRoot);
}

}  // namespace

int main(int argc, char **argv) {
    QGuiApplication application(argc, argv);
    QQuickView view(QUrl::fromLocalFile(argc > 1 ? argv[1] : "work.qml"));
    QQuickItem *root = view.rootObject();
    if (!root)
        return 1;
    view.show();

    measure(root, "");
    root->setProperty("bare", true);
    measure(root, ", bare item");
}
