import SeededNumbers
import Simulator
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// Touches on date pickers, with a held clock. The picker is at 0, 200.
@MainActor @Suite(.inTurn) struct DatePickerTests {
    private nonisolated static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private nonisolated static func date(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 0
    ) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    private final class Heard { var dates: [Date] = [] }

    private func app(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ date: Date,
        _ change: (UIDatePicker) -> Void = { _ in }
    ) -> (Simulator, UIDatePicker, Heard) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
        picker.calendar = Self.calendar
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date
        change(picker)
        picker.bounds.size = picker.intrinsicContentSize
        picker.frame.origin = CGPoint(x: 0, y: 200)
        let heard = Heard()
        picker.addAction(UIAction { _ in heard.dates.append(picker.date) }, for: .valueChanged)
        page.view.addSubview(picker)
        sim.turn()
        return (sim, picker, heard)
    }

    private func wheels(_ picker: UIView) -> UIPickerView? {
        if let wheels = picker as? UIPickerView { return wheels }
        return picker.subviews.lazy.compactMap { self.wheels($0) }.first
    }

    /// Rotates a wheel by rows with a finger.
    private func turn(_ component: Int, by rows: Int, _ picker: UIView, _ sim: Simulator) throws {
        let wheel = try #require(wheels(picker)).subviews[component]
        let middle = wheel.superview?.convert(wheel.center, to: nil) ?? .zero
        let way = CGFloat(-32 * rows) + (rows > 0 ? -10 : 10)
        sim.touchDown(at: middle)
        sim.touchMove(to: CGPoint(x: middle.x, y: middle.y + (rows > 0 ? -10 : 10)))
        sim.touchMove(to: CGPoint(x: middle.x, y: middle.y + way), over: 1)
        sim.advance(by: 0.5)
        sim.touchUp()
        try sim.settle()
    }

    // MARK: Wheels

    @Test(arguments: [
        (UIDatePicker.Mode.date, "en_US", "month dayOfMonth year"),
        (.date, "de_DE", "dayOfMonth month year"), (.date, "ja_JP", "year month dayOfMonth"),
        (.time, "en_US", "hour minute period"), (.time, "de_DE", "hour minute"),
        (.time, "ko_KR", "period hour minute"), (.dateAndTime, "en_US", "day hour minute period"),
        (.countDownTimer, "en_US", "hourCount minuteCount"), (.yearAndMonth, "en_US", "month year"),
    ])
    func `wheels stand in the locale's order`(mode: UIDatePicker.Mode, locale: String, order: String) {
        var calendar = Self.calendar
        calendar.locale = Locale(identifier: locale)
        let columns = DateColumns(mode, calendar: calendar, minuteInterval: 1).columns
        #expect(columns.map { "\($0)" }.joined(separator: " ") == order)
    }

    struct Turn: Sendable {
        var mode: UIDatePicker.Mode
        var start: Date
        var wheel: Int
        var rows: Int
        var end: Date
    }

    @Test(arguments: [
        Turn(mode: .date, start: date(2026, 3, 31), wheel: 0, rows: 1, end: date(2026, 4, 30)),
        Turn(mode: .date, start: date(2026, 1, 31), wheel: 0, rows: 1, end: date(2026, 2, 28)),
        Turn(mode: .date, start: date(2026, 12, 5), wheel: 0, rows: 1, end: date(2026, 1, 5)),
        Turn(mode: .date, start: date(2026, 5, 5), wheel: 1, rows: -2, end: date(2026, 5, 3)),
        Turn(mode: .date, start: date(2024, 2, 29), wheel: 2, rows: 1, end: date(2025, 2, 28)),
        Turn(mode: .time, start: date(2026, 5, 5, 11, 59), wheel: 0, rows: 1, end: date(2026, 5, 5, 12, 59)),
        Turn(mode: .time, start: date(2026, 5, 5, 11, 59), wheel: 1, rows: 1, end: date(2026, 5, 5, 11, 0)),
        Turn(mode: .time, start: date(2026, 5, 5, 3), wheel: 2, rows: 1, end: date(2026, 5, 5, 15)),
        Turn(
            mode: .dateAndTime, start: date(2026, 12, 31, 8, 30), wheel: 0, rows: 2,
            end: date(2027, 1, 2, 8, 30)),
        Turn(mode: .yearAndMonth, start: date(2026, 5, 1), wheel: 1, rows: 2, end: date(2028, 5, 1)),
    ])
    func `a turn of a wheel changes its part of the date`(_ turn: Turn) throws {
        let (sim, picker, heard) = app(turn.mode, .wheels, turn.start)
        try self.turn(turn.wheel, by: turn.rows, picker, sim)
        #expect(picker.date == turn.end && heard.dates == [turn.end])
        #expect(picker.datePickerStyle == .wheels)
    }

    @Test func `setting a date turns the wheels and sends nothing`() throws {
        let (sim, picker, heard) = app(.date, .wheels, Self.date(2026, 5, 5))
        picker.setDate(Self.date(2027, 7, 9), animated: true)
        try sim.settle()
        let wheels = try #require(self.wheels(picker))
        let rows = (0...2).map { wheels.selectedRow(inComponent: $0) }
        #expect([rows[0] % 12, rows[1] % 31, rows[2]] == [6, 8, 2026] && heard.dates.isEmpty)
    }

    @Test func `random turns agree with the calendar`() throws {
        let (sim, picker, _) = app(.dateAndTime, .wheels, Self.date(2026, 2, 27, 9, 15))
        var model = picker.date
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<25 {
            let wheel = Int.random(in: 0...2, using: &numbers)
            let rows = Bool.random(using: &numbers) ? 1 : -1
            try turn(wheel, by: rows, picker, sim)
            let parts = Self.calendar.dateComponents([.hour, .minute], from: model)
            let seconds =
                switch wheel {
                case 0: rows * 86_400
                case 1: (((parts.hour ?? 0) + rows + 24) % 24 - (parts.hour ?? 0)) * 3600
                default: (((parts.minute ?? 0) + rows + 60) % 60 - (parts.minute ?? 0)) * 60
                }
            model += TimeInterval(seconds)
            #expect(picker.date == model)
        }
    }

    // MARK: Limits and intervals

    @Test func `dates are kept within limits that do not contradict each other`() throws {
        let (sim, picker, heard) = app(.date, .wheels, Self.date(2026, 5, 5))
        picker.maximumDate = Self.date(2026, 5, 6, 12)
        picker.minimumDate = Self.date(2026, 5, 3)
        picker.date = Self.date(2030, 1, 1)
        #expect(picker.date == Self.date(2026, 5, 6, 12))
        try turn(1, by: -5, picker, sim)
        #expect(picker.date == Self.date(2026, 5, 3) && heard.dates.count == 1)
        try turn(1, by: -1, picker, sim)
        #expect(picker.date == Self.date(2026, 5, 3) && heard.dates.count == 1)
        picker.minimumDate = Self.date(2027, 1, 1)
        picker.date = Self.date(2030, 1, 1)
        #expect(picker.date == Self.date(2030, 1, 1))
    }

    @Test(arguments: [(5, 5), (30, 30), (7, 1), (0, 1), (60, 1), (15, 15)])
    func `only intervals that divide an hour are taken`(wish: Int, interval: Int) {
        let (_, picker, _) = app(.time, .wheels, Self.date(2026, 5, 5))
        picker.minuteInterval = wish
        #expect(picker.minuteInterval == interval)
    }

    @Test func `dates are rounded down to the interval, unless the app says otherwise`() throws {
        let (sim, picker, _) = app(.time, .wheels, Self.date(2026, 5, 5, 9, 0)) { $0.minuteInterval = 15 }
        picker.date = Self.date(2026, 5, 5, 9, 44)
        #expect(picker.date == Self.date(2026, 5, 5, 9, 30))
        try turn(1, by: 1, picker, sim)
        #expect(picker.date == Self.date(2026, 5, 5, 9, 45))
        picker.roundsToMinuteInterval = false
        picker.date = Self.date(2026, 5, 5, 9, 44)
        #expect(picker.date == Self.date(2026, 5, 5, 9, 44))
    }

    @Test func `a countdown counts whole minutes of less than a day, and at least one`() throws {
        let (sim, picker, heard) = app(.countDownTimer, .compact, Self.date(2026, 5, 5))
        #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 0)
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = 125
        #expect(picker.countDownDuration == 120)
        try turn(0, by: 1, picker, sim)
        #expect(picker.countDownDuration == 3720)
        try turn(0, by: -1, picker, sim)
        try turn(1, by: -2, picker, sim)
        #expect(picker.countDownDuration == 60 && heard.dates.count == 3)
    }

    // MARK: Styles

    @Test(arguments: [
        (13, UIDatePicker.Mode.date, UIDatePickerStyle.automatic, UIDatePickerStyle.wheels),
        (18, .date, .automatic, .compact), (18, .date, .wheels, .wheels), (18, .date, .inline, .inline),
        (18, .countDownTimer, .inline, .wheels), (18, .yearAndMonth, .compact, .wheels),
    ])
    func `the style is one that the release and the mode have`(
        major: Int, mode: UIDatePicker.Mode, wish: UIDatePickerStyle, style: UIDatePickerStyle
    ) {
        let sim = Simulator(system: .iOS(major))
        sim.launch(UIViewController())
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = wish
        #expect(picker.datePickerStyle == style)
        let isWheels = picker.intrinsicContentSize == CGSize(width: 320, height: 216)
        #expect(isWheels == (style == .wheels))
    }

    @Test func `a compact day opens a calendar, which stays open until a finger is beside it`() throws {
        let (sim, picker, heard) = app(.dateAndTime, .compact, Self.date(2026, 5, 5, 9, 30))
        #expect(abs(picker.intrinsicContentSize.height - 34.333) < 0.01)
        sim.tap(at: CGPoint(x: 40, y: 217))
        let surface = try #require(sim.window.subviews.last as? FloatingSurface)
        let calendar = try #require(surface.content as? CalendarView)
        let days = try #require(calendar.subviews.compactMap { $0 as? CalendarDays }.first)
        let month = try #require(days.month)
        let place = days.convert(days.rect(of: 20, in: month), to: nil)
        sim.tap(at: CGPoint(x: place.midX, y: place.midY))
        #expect(picker.date == Self.date(2026, 5, 20, 9, 30) && heard.dates == [picker.date])
        #expect(surface.window != nil)
        sim.tap(at: CGPoint(x: 380, y: 800))
        #expect(surface.window == nil && heard.dates.count == 1)
    }

    @Test func `a compact time opens wheels`() throws {
        let (sim, picker, heard) = app(.time, .compact, Self.date(2026, 5, 5, 9, 30))
        sim.tap(at: CGPoint(x: 20, y: 217))
        let surface = try #require(sim.window.subviews.last as? FloatingSurface)
        try turn(0, by: 1, surface, sim)
        #expect(picker.date == Self.date(2026, 5, 5, 10, 30) && heard.dates.count == 1)
        picker.removeFromSuperview()
        #expect(surface.window == nil)
    }

    @Test func `the inline calendar goes from month to month`() throws {
        let (sim, picker, heard) = app(.date, .inline, Self.date(2026, 12, 15)) {
            $0.minimumDate = Self.date(2026, 12, 10)
        }
        let calendar = try #require(picker.subviews.first as? CalendarView)
        let days = try #require(calendar.subviews.compactMap { $0 as? CalendarDays }.first)
        func tap(_ number: Int) throws {
            let month = try #require(days.month)
            let place = days.convert(days.rect(of: number, in: month), to: nil)
            sim.tap(at: CGPoint(x: place.midX, y: place.midY))
        }
        try tap(9)
        #expect(heard.dates.isEmpty)
        #expect(sim.tap("Next Month"))
        #expect(days.month?.days.count == 31 && days.month?.offset == 5)
        try tap(3)
        #expect(picker.date == Self.date(2027, 1, 3))
        #expect(sim.tap("Previous Month"))
        #expect(sim.tap("Month"))
        #expect(days.isHidden)
        try turn(1, by: 1, picker, sim)
        #expect(picker.date == Self.date(2028, 1, 3))
        #expect(sim.tap("Month"))
        #expect(!days.isHidden)
    }

    @Test func `a disabled picker receives no finger`() throws {
        let (sim, picker, heard) = app(.date, .wheels, Self.date(2026, 5, 5)) { $0.isEnabled = false }
        try turn(0, by: 1, picker, sim)
        #expect(heard.dates.isEmpty)
    }

    @Test(arguments: [("en_US", 1, 5), ("de_DE", 2, 4)])
    func `weeks begin with the calendar's first day`(locale: String, first: Int, offset: Int) {
        var calendar = Self.calendar
        calendar.locale = Locale(identifier: locale)
        calendar.firstWeekday = first
        let names = DateFormats(calendar).weekdays
        let month = CalendarMonth(
            of: Self.date(2027, 1, 1), selected: Self.date(2027, 1, 2), calendar: calendar,
            limits: DateLimits(), weekdays: names)
        #expect(month.offset == offset && month.days.count == 31 && names.count == 7)
        #expect(month.days.filter(\.isSelected).map(\.number) == [2])
    }
}
