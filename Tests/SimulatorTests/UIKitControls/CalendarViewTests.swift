import PageFlowTesting
import Simulator
import Testing

/// Records the calendar view's delegate calls.
private final class Diary: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
{
    var heard: [String] = []
    var asked: [Int] = []
    var decorated: Set<Int> = []
    var refused: Set<Int> = []
    var letsGo = false
    var views = 0

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    {
        asked.append(dateComponents.day ?? 0)
        guard decorated.contains(dateComponents.day ?? 0) else { return nil }
        return .customView {
            self.views += 1
            return UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
        heard.append("from \(previousDateComponents.year ?? 0)-\(previousDateComponents.month ?? 0)")
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
        heard.append("select \(dateComponents?.day.map { "\($0)" } ?? "none")")
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents.map { !refused.contains($0.day ?? 0) } ?? letsGo }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { heard.append("select \(dateComponents.day ?? 0)") }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { heard.append("deselect \(dateComponents.day ?? 0)") }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { !refused.contains(dateComponents.day ?? 0) }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { letsGo }
}

/// A delegate that leaves all decisions to the system.
private final class Quiet: NSObject, UICalendarSelectionSingleDateDelegate {
    var chosen: [Int?] = []
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
        chosen.append(dateComponents?.day)
    }
}

@MainActor @Suite(.onStage) struct CalendarViewTests {
    private func shown(_ month: DateComponents = DateComponents(year: 2024, month: 5)) -> (
        Simulator, UICalendarView
    ) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 420))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        view.calendar = calendar
        view.locale = Locale(identifier: "en_US")
        view.visibleDateComponents = month
        page.view.addSubview(view)
        page.view.layoutIfNeeded()
        return (sim, view)
    }

    private func day(_ day: Int, _ month: Int = 5) -> DateComponents {
        DateComponents(year: 2024, month: month, day: day)
    }

    /// Taps a day of May 2024, which begins on a Wednesday.
    private func tap(_ day: Int, of view: UICalendarView, _ sim: Simulator) {
        guard let days = view.subviews.compactMap({ $0 as? UIControl }).first else { return }
        let (column, row) = ((day + 2) % 7, (day + 2) / 7)
        let size = CGSize(width: days.bounds.width / 7, height: (days.bounds.height - 24) / 6)
        let point = CGPoint(
            x: (CGFloat(column) + 0.5) * size.width, y: 24 + (CGFloat(row) + 0.3) * size.height)
        sim.tap(at: days.convert(point, to: nil as UIView?))
    }

    @Test func `the month that is shown is named by era, year and month`() {
        let (sim, view) = shown()
        defer { withExtendedLifetime(sim) {} }
        let visible = view.visibleDateComponents
        #expect(visible.year == 2024 && visible.month == 5 && visible.era == 1 && visible.day == nil)
        #expect(visible.calendar?.identifier == .gregorian)
        view.setVisibleDateComponents(DateComponents(year: 2023, month: 12, day: 31), animated: true)
        #expect(view.visibleDateComponents.year == 2023 && view.visibleDateComponents.month == 12)
        let fresh = UICalendarView()
        let now = Calendar.current.dateComponents([.year, .month], from: sim.date)
        #expect(
            fresh.visibleDateComponents.year == now.year && fresh.visibleDateComponents.month == now.month)
        #expect(fresh.wantsDateDecorations && fresh.selectionBehavior == nil && fresh.fontDesign == .default)
    }

    struct Reach: Sendable {
        let wish: DateComponents
        let month: Int
    }

    @Test(arguments: [
        Reach(wish: DateComponents(year: 2024, month: 4), month: 4),
        Reach(wish: DateComponents(year: 2024, month: 1), month: 3),
        Reach(wish: DateComponents(year: 2025, month: 1), month: 6),
    ])
    func `a month that is not available shows the nearest`(_ reach: Reach) throws {
        let (sim, view) = shown()
        defer { withExtendedLifetime(sim) {} }
        let start = try #require(view.calendar.date(from: day(10, 3)))
        let end = try #require(view.calendar.date(from: day(20, 6)))
        view.availableDateRange = DateInterval(start: start, end: end)
        view.visibleDateComponents = reach.wish
        #expect(view.visibleDateComponents.month == reach.month && view.visibleDateComponents.year == 2024)
    }

    @Test func `the user moves between months in the available range, and the delegate is notified`() throws {
        let (sim, view) = shown()
        let diary = Diary()
        view.delegate = diary
        sim.tap("Next Month")
        sim.tap("Previous Month")
        sim.tap("Previous Month")
        #expect(diary.heard == ["from 2024-5", "from 2024-6", "from 2024-5"])
        #expect(view.visibleDateComponents.month == 4)
        view.availableDateRange = DateInterval(
            start: try #require(view.calendar.date(from: day(10, 4))), duration: 86_400)
        sim.tap("Previous Month")
        sim.tap("Next Month")
        #expect(diary.heard.count == 3)
        view.visibleDateComponents = DateComponents(year: 2024, month: 4)
        #expect(diary.heard.count == 3)
    }

    @Test(arguments: [(15, 0), (16, 1)]) func `the delegate is notified of a month since iOS 16.2`(
        _ version: Int, _ count: Int
    ) {
        let sim = Simulator(system: version == 16 ? .iOS(16, 2) : .iOS(16, 1))
        let page = UIViewController()
        sim.launch(page)
        let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 420))
        let diary = Diary()
        view.delegate = diary
        page.view.addSubview(view)
        page.view.layoutIfNeeded()
        sim.tap("Next Month")
        #expect(diary.heard.count == count)
    }

    @Test func `without a behavior no day is selected`() {
        let (sim, view) = shown()
        let plain = sim.picture().svg
        tap(14, of: view, sim)
        #expect(sim.picture().svg == plain)
    }

    @Test func `one day is selected, and none only if the delegate lets it`() {
        let (sim, view) = shown()
        let diary = Diary()
        let selection = UICalendarSelectionSingleDate(delegate: diary)
        view.selectionBehavior = selection
        diary.refused = [15]
        selection.updateSelectableDates()
        tap(14, of: view, sim)
        tap(15, of: view, sim)
        tap(14, of: view, sim)
        #expect(diary.heard == ["select 14"] && selection.selectedDate?.day == 14)
        #expect(selection.selectedDate?.month == 5 && selection.selectedDate?.calendar != nil)
        diary.letsGo = true
        tap(14, of: view, sim)
        #expect(diary.heard.last == "select none" && selection.selectedDate == nil)
        selection.selectedDate = day(3)
        #expect(diary.heard.count == 2)
        let plain = sim.picture().svg
        selection.setSelected(day(4), animated: true)
        #expect(sim.picture().svg != plain)
    }

    @Test func `without the delegate's answer any day can be selected, and not none`() {
        let (sim, view) = shown()
        let quiet = Quiet()
        let selection = UICalendarSelectionSingleDate(delegate: quiet)
        view.selectionBehavior = selection
        tap(1, of: view, sim)
        tap(1, of: view, sim)
        tap(31, of: view, sim)
        #expect(quiet.chosen == [1, 31])
    }

    @Test func `several days are selected, and deselected if the delegate lets them`() {
        let (sim, view) = shown()
        let diary = Diary()
        let selection = UICalendarSelectionMultiDate(delegate: diary)
        selection.selectedDates = [day(2)]
        view.selectionBehavior = selection
        diary.refused = [9]
        selection.updateSelectableDates()
        tap(1, of: view, sim)
        tap(2, of: view, sim)
        tap(9, of: view, sim)
        tap(31, of: view, sim)
        #expect(selection.selectedDates.map(\.day) == [2, 1, 31])
        diary.letsGo = true
        tap(2, of: view, sim)
        #expect(diary.heard == ["select 1", "select 31", "deselect 2"])
        #expect(selection.selectedDates.map(\.day) == [1, 31])
    }

    @Test func `days that are not available cannot be selected`() throws {
        let (sim, view) = shown()
        let diary = Diary()
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: diary)
        view.availableDateRange = DateInterval(
            start: try #require(view.calendar.date(from: day(10))),
            end: try #require(view.calendar.date(from: day(20))))
        for day in [9, 10, 20, 21] { tap(day, of: view, sim) }
        #expect(diary.heard == ["select 10", "select 20"])
    }

    @Test func `decorations are asked for day by day, and again when that is wanted`() {
        let (sim, view) = shown()
        let diary = Diary()
        diary.decorated = [4, 5]
        view.delegate = diary
        #expect(diary.asked == Array(1...31))
        view.layoutIfNeeded()
        _ = sim.picture()
        #expect(diary.views == 2)
        diary.asked = []
        view.reloadDecorations(forDateComponents: [day(5), day(6), day(7, 8)], animated: true)
        #expect(diary.asked == [5, 6])
        _ = sim.picture()
        #expect(diary.views == 3)
        diary.asked = []
        let tall = view.intrinsicContentSize.height
        view.wantsDateDecorations = false
        #expect(diary.asked.isEmpty && view.intrinsicContentSize.height < tall)
    }

    @Test func `decorations of each kind look another way`() {
        let (sim, view) = shown()
        final class Painter: NSObject, UICalendarViewDelegate {
            var decoration: UICalendarView.Decoration?
            func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
                -> UICalendarView.Decoration?
            { dateComponents.day == 7 ? decoration : nil }
        }
        let painter = Painter()
        view.delegate = painter
        var pictures = [sim.picture().svg]
        let decorations: [UICalendarView.Decoration] = [
            .default(color: .red, size: .small), .default(color: .red, size: .large), .default(), .init(),
            .image(UIImage(systemName: "star.fill"), color: .red),
        ]
        for decoration in decorations {
            painter.decoration = decoration
            view.reloadDecorations(forDateComponents: [day(7)], animated: false)
            pictures.append(sim.picture().svg)
        }
        #expect(pictures[3] == pictures[4] && Set(pictures).count == pictures.count - 1)
    }

    struct Week: Sendable {
        let locale: String
        let firstWeekday: Int
        let title: String
    }

    @Test(arguments: [
        Week(locale: "en_US", firstWeekday: 1, title: "May 2024"),
        Week(locale: "de_DE", firstWeekday: 2, title: "Mai 2024"),
    ])
    func `names are the locale's, and the week begins with the calendar's first day`(_ week: Week) {
        let (sim, view) = shown()
        view.locale = Locale(identifier: week.locale)
        view.calendar.firstWeekday = week.firstWeekday
        let svg = sim.picture().svg
        #expect(svg.contains(week.title))
    }

    @Test func `each day is spoken and activated`() throws {
        let (sim, view) = shown()
        let diary = Diary()
        diary.refused = [2]
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: diary)
        func day(_ name: String) throws -> NSObject {
            try #require(sim.voiceOverElements.first { sim.spokenText(of: $0) == name })
        }
        #expect(sim.activate(try day("Thursday, May 9")) && diary.heard == ["select 9"])
        #expect(try day("Thursday, May 9").accessibilityTraits == [.button, .selected])
        #expect(try day("Thursday, May 2").accessibilityTraits == [.button, .notEnabled])
        sim.activate(try day("Thursday, May 2"))
        #expect(diary.heard == ["select 9"])
    }

    @Test func `another calendar has other months`() {
        let (sim, view) = shown(DateComponents(year: 2024, month: 5, day: 15))
        defer { withExtendedLifetime(sim) {} }
        view.calendar = Calendar(identifier: .hebrew)
        #expect(view.visibleDateComponents.year == 5784)
        #expect(view.visibleDateComponents.calendar?.identifier == .hebrew)
    }
}
