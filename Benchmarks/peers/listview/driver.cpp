// Times the work on list.qml and prints one line of JSON per figure.
#include <QAbstractListModel>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQuickItem>
#include <QQuickView>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace {

constexpr int warmups = 3;
constexpr int repeats = 15;
constexpr int count = 100000;
constexpr int frames = 600;
constexpr int changes = 10000;

// The same texts as in our own benchmark: one to four lines.
QString detail(int number) {
    QString text = QStringLiteral("Row %1 has something to say.").arg(number);
    for (int i = 0; i < number % 4; ++i)
        text += QStringLiteral(" It goes on for a while, until the line is full.");
    return text;
}

class Rows : public QAbstractListModel {
public:
    explicit Rows(int count) {
        for (int i = 0; i < count; ++i)
            numbers.push_back(i);
    }

    int rowCount(const QModelIndex &) const override { return int(numbers.size()) - (gap < 0 ? 0 : 1); }

    QVariant data(const QModelIndex &index, int role) const override {
        const int row = index.row();
        const int number = numbers[gap >= 0 && row >= gap ? row + 1 : row];
        return role == Qt::UserRole ? QStringLiteral("Row %1").arg(number) : detail(number);
    }

    QHash<int, QByteArray> roleNames() const override {
        return {{Qt::UserRole, "title"}, {Qt::UserRole + 1, "detail"}};
    }

    // One row is deleted and another one inserted, throughout the list. A deleted row is a gap until the other one fills it:
    // moving the other numbers each time would be a cost of the model, not of the list.
    void change(int times) {
        const int stride = int(numbers.size()) / (times / 2);
        for (int i = 0; i < times / 2; ++i) {
            const int row = i * stride;
            beginRemoveRows({}, row, row);
            gap = row;
            endRemoveRows();
            beginInsertRows({}, row, row);
            numbers[row] = count + i;
            gap = -1;
            endInsertRows();
        }
    }

private:
    std::vector<int> numbers;
    int gap = -1;
};

double microseconds(const std::function<void()> &work) {
    QElapsedTimer timer;
    timer.start();
    work();
    return timer.nsecsElapsed() / 1000.0;
}

void freeWhatLeft() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

void report(const std::string &work, std::vector<double> figures) {
    figures.erase(figures.begin(), figures.begin() + warmups);
    std::sort(figures.begin(), figures.end());
    std::printf("{\"peer\": \"Qt Quick ListView\", \"work\": \"%s\", \"microseconds\": %.2f, \"repeats\": %d, "
                "\"version\": \"%s\"}\n", work.c_str(), figures[figures.size() / 2], repeats, qVersion());
}

struct List {
    explicit List(const QString &file, int count) : rows(count) {
        view.rootContext()->setContextProperty("rows", &rows);
        view.setSource(QUrl::fromLocalFile(file));
        if (!view.rootObject())
            qFatal("list.qml cannot be loaded");
        QMetaObject::invokeMethod(view.rootObject(), "layOut");
    }

    Rows rows;
    QQuickView view;
};

void measureLoad(const QString &file, int rows) {
    std::vector<double> figures;
    for (int run = 0; run < warmups + repeats; ++run) {
        std::unique_ptr<List> list;
        figures.push_back(microseconds([&] { list = std::make_unique<List>(file, rows); }));
        list.reset();
        freeWhatLeft();
    }
    report("load " + std::to_string(rows) + " rows", figures);
}

void measureFrames(const QString &file) {
    List list(file, count);
    list.view.show();
    std::vector<double> figures;
    for (int run = 0; run < warmups + repeats; ++run) {
        QMetaObject::invokeMethod(list.view.rootObject(), "toTop");
        freeWhatLeft();
        figures.push_back(microseconds([&] {
            for (int frame = 0; frame < frames; ++frame)
                QMetaObject::invokeMethod(list.view.rootObject(), "scroll", Q_ARG(double, 40.0));
            freeWhatLeft();
        }) / frames);
    }
    report("one frame of a fling, 40 points", figures);
}

void measureChanges(const QString &file) {
    List list(file, count);
    list.view.show();
    std::vector<double> figures;
    for (int run = 0; run < warmups + repeats; ++run)
        figures.push_back(microseconds([&] {
            list.rows.change(changes);
            QMetaObject::invokeMethod(list.view.rootObject(), "layOut");
            freeWhatLeft();
        }));
    report("10,000 changes among 100,000 rows", figures);
}

}  // namespace

int main(int argc, char **argv) {
    QGuiApplication application(argc, argv);
    const QString file = argc > 1 ? argv[1] : "list.qml";
    measureLoad(file, 1000);
    measureLoad(file, count);
    measureFrames(file);
    measureChanges(file);
}
