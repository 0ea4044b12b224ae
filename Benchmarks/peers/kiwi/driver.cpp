// Times kiwi on the systems of Benchmarks/Layout and prints one line of JSON per figure.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

using kiwi::Variable;

namespace {

constexpr int warmups = 2;

const double highest = kiwi::strength::create(100, 0, 0);
const double high = kiwi::strength::create(1, 0, 0);
const double low = kiwi::strength::create(0, 1, 0);
const double lowest = kiwi::strength::create(0, 0, 1);

double microseconds(const std::function<void()> &work) {
    auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

void report(const std::string &work, std::vector<double> figures) {
    if (figures.size() > warmups)
        figures.erase(figures.begin(), figures.begin() + warmups);
    std::sort(figures.begin(), figures.end());
    std::printf("{\"peer\": \"kiwi\", \"work\": \"%s\", \"microseconds\": %.2f, \"repeats\": %zu, \"version\": \"%s\"}\n",
                work.c_str(), figures[figures.size() / 2], figures.size(), KIWI_VERSION);
}

void expect(double value, double wanted) {
    if (std::abs(value - wanted) > 1e-6) {
        std::fprintf(stderr, "kiwi found %f and not %f: the figures would mean nothing\n", value, wanted);
        std::exit(1);
    }
}

struct Frame {
    Variable left, top, width, height;
};

// Views below each other with a spacing of 8 points; each has five constraints.
struct Column {
    kiwi::Solver solver;
    Frame super;
    std::vector<Frame> views;

    // The changing height of a view is an edit variable.
    explicit Column(int count, int edited = -1) : views(count) {
        solver.addConstraint(super.left == 0);
        solver.addConstraint(super.top == 0);
        solver.addConstraint(super.width == 375);
        solver.addConstraint(super.height == 800);
        for (int index = 0; index < count; ++index) {
            Frame &view = views[index];
            solver.addConstraint(view.left == super.left);
            solver.addConstraint(view.left + view.width == super.left + super.width);
            if (index == 0)
                solver.addConstraint(view.top == super.top + 8);
            else
                solver.addConstraint(view.top == views[index - 1].top + views[index - 1].height + 8);
            if (index == edited) {
                solver.addEditVariable(view.height, kiwi::strength::strong);
                solver.suggestValue(view.height, 44);
            } else {
                solver.addConstraint(view.height == 44);
            }
            solver.addConstraint((view.height <= 40) | low);
        }
        solver.updateVariables();
    }

    double lastTop() { return views.back().top.value(); }
};

// Ten rows of ten views with equal widths, which fill the page: 300 constraints.
struct Page {
    kiwi::Solver solver;
    Frame super;
    std::vector<Frame> views;

    Page() : views(100) {
        solver.addConstraint(super.left == 0);
        solver.addConstraint(super.top == 0);
        solver.addConstraint(super.width == 1064);
        for (int row = 0; row < 10; ++row) {
            for (int column = 0; column < 10; ++column) {
                Frame &view = views[row * 10 + column];
                solver.addConstraint(view.top == super.top + row * 52);
                if (column == 0) {
                    solver.addConstraint(view.left == super.left + 16);
                } else {
                    Frame &before = views[row * 10 + column - 1];
                    solver.addConstraint(view.left == before.left + before.width + 8);
                    solver.addConstraint(view.width == views[row * 10].width);
                }
            }
            Frame &last = views[row * 10 + 9];
            solver.addConstraint(last.left + last.width == super.left + super.width - 16);
        }
        solver.updateVariables();
    }
};

struct ListRow {
    Variable top, height, titleLeft, titleWidth, detailLeft, detailWidth;
};

// Rows with a title and a detail with preferred widths, and the smallest possible height.
struct List {
    kiwi::Solver solver;
    Variable width;
    std::vector<ListRow> rows;

    explicit List(int count) : rows(count) {
        solver.addEditVariable(width, kiwi::strength::create(1000, 0, 0));
        solver.suggestValue(width, 375);
        for (int index = 0; index < count; ++index) {
            ListRow &row = rows[index];
            double title = 80 + index % 7 * 40, detail = 40 + index % 5 * 10;
            if (index == 0)
                solver.addConstraint(row.top == 0);
            else
                solver.addConstraint(row.top == rows[index - 1].top + rows[index - 1].height);
            solver.addConstraint(row.height >= 44);
            solver.addConstraint((row.height == 0) | lowest);
            solver.addConstraint(row.titleLeft == 16);
            solver.addConstraint((row.titleWidth >= title) | high);
            solver.addConstraint((row.titleWidth <= title) | low);
            solver.addConstraint(row.detailLeft + row.detailWidth == width - 16);
            solver.addConstraint((row.detailWidth >= detail) | highest);
            solver.addConstraint((row.detailWidth <= detail) | low);
            solver.addConstraint(row.detailLeft >= row.titleLeft + row.titleWidth + 8);
        }
        solver.updateVariables();
    }
};

// Independent groups of five views.
struct Groups {
    kiwi::Solver solver;
    std::vector<Variable> tops, heights;

    explicit Groups(int count) : tops(count * 5), heights(count * 5) {
        for (int index = 0; index < count * 5; ++index) {
            if (index % 5 == 0)
                solver.addConstraint(tops[index] == 8);
            else
                solver.addConstraint(tops[index] == tops[index - 1] + heights[index - 1] + 8);
            if (index == count / 2 * 5) {
                solver.addEditVariable(heights[index], kiwi::strength::strong);
                solver.suggestValue(heights[index], 44);
            } else {
                solver.addConstraint(heights[index] == 44);
            }
        }
        solver.updateVariables();
    }
};

void measureColumn(int count, const std::string &name) {
    const int repeats = count > 500 ? 3 : 50;
    std::vector<double> build, first, last;
    for (int run = 0; run < warmups + repeats; ++run) {
        std::unique_ptr<Column> column;
        build.push_back(microseconds([&] { column = std::make_unique<Column>(count); }));
        expect(column->lastTop(), count * 52 - 44);
    }
    Column top(count, 0), bottom(count, count - 1);
    for (int run = 0; run < warmups + 200; ++run) {
        double height = 45 + run % 2;
        first.push_back(microseconds([&] {
            top.solver.suggestValue(top.views[0].height, height);
            top.solver.updateVariables();
        }));
        expect(top.lastTop(), (count - 1) * 52 + 8 + (count > 1 ? height - 44 : 0));
        last.push_back(microseconds([&] {
            bottom.solver.suggestValue(bottom.views[count - 1].height, height);
            bottom.solver.updateVariables();
        }));
        expect(bottom.views[count - 1].height.value(), height);
    }
    report("a column of " + name + " views, built and solved", build);
    report("a column of " + name + " views, the first one's height", first);
    report("a column of " + name + " views, the last one's height", last);
}

void measurePage() {
    std::vector<double> build;
    for (int run = 0; run < warmups + 50; ++run) {
        std::unique_ptr<Page> page;
        build.push_back(microseconds([&] { page = std::make_unique<Page>(); }));
        expect(page->views[99].width.value(), 96);
    }
    report("a page of 100 views and 300 constraints, built and solved", build);
}

void measureList(int count, const std::string &name) {
    std::vector<double> build, turn;
    std::unique_ptr<List> list;
    // A thousand rows take kiwi most of a minute, so they run once.
    for (int run = 0; run < (count > 500 ? 1 : warmups + 20); ++run) {
        build.push_back(microseconds([&] { list = std::make_unique<List>(count); }));
        expect(list->rows[count - 1].top.value(), (count - 1) * 44);
    }
    for (int run = 0; run < warmups + 10; ++run) {
        double width = run % 2 == 0 ? 667 : 375;
        turn.push_back(microseconds([&] {
            list->solver.suggestValue(list->width, width);
            list->solver.updateVariables();
        }));
        ListRow &row = list->rows[0];
        expect(row.detailLeft.value() + row.detailWidth.value(), width - 16);
    }
    report("a list of " + name + " rows, built and solved", build);
    report("a list of " + name + " rows, another width", turn);
}

void measureGroups() {
    std::vector<double> change;
    Groups groups(1000);
    for (int run = 0; run < warmups + 50; ++run) {
        double height = 45 + run % 2;
        change.push_back(microseconds([&] {
            groups.solver.suggestValue(groups.heights[2500], height);
            groups.solver.updateVariables();
        }));
        expect(groups.tops[2501].value(), height + 16);
    }
    report("1,000 groups of 5 views, one height", change);
}

}  // namespace

int main() {
    measureColumn(10, "10");
    measureColumn(100, "100");
    measureColumn(1000, "1,000");
    measurePage();
    measureList(10, "10");
    measureList(100, "100");
    measureList(1000, "1,000");
    measureGroups();
}
