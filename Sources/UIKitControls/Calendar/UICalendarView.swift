@_spi(UIKitModules) import UIKitCore

/// A calendar of one month, which shows and selects days and decorates them. iOS 16. Follows Apple's page "UICalendarView".
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private let pages = CalendarPages()

    /// Creates a calendar view of the present month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        pages.install(in: self)
    }

    /// Creates a calendar view from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        pages.install(in: self)
    }

    /// Who gives decorations, and is notified of the month that the user goes to. Not retained. Follows Apple's page "delegate".
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { pages.reloadDecorations() }
    }

    /// What selecting a day does; `nil`, the default, selects nothing. Follows Apple's page "selectionBehavior".
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior, oldValue?.calendarView === self {
                oldValue?.calendarView = nil
            }
            selectionBehavior?.calendarView = self
            pages.show()
        }
    }

    /// The language of the names. Default `.current`. Follows Apple's page "locale".
    open var locale: Locale = Runtime.current.region.locale {
        didSet { pages.calendarChanged() }
    }

    /// The calendar that makes months of days. Default `.current`. Follows Apple's page "calendar".
    open var calendar: Calendar = Runtime.current.region.calendar {
        didSet { pages.calendarChanged() }
    }

    /// The time zone in which days begin; `nil`, the default, takes that of ``calendar``. Follows Apple's page "timeZone".
    open var timeZone: TimeZone? {
        didSet { pages.calendarChanged() }
    }

    /// The design of the numbers. Default `.default`. Follows Apple's page "fontDesign".
    open var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { pages.show() }
    }

    /// The days that can be seen and selected. By default there is no limit. Follows Apple's page "availableDateRange".
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { pages.rangeChanged() }
    }

    /// The month that is shown: era, year and month. Default the present one, or the nearest of ``availableDateRange``. Setting it does
    /// not notify the delegate. Follows Apple's page "visibleDateComponents".
    open var visibleDateComponents: DateComponents {
        get { pages.visibleComponents }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a day, in an animation if wanted. What is not in ``availableDateRange`` shows the nearest month of that.
    /// Follows Apple's page "setVisibleDateComponents(_:animated:)".
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        pages.show(monthOf: dateComponents)
    }

    /// Whether there is room for decorations beneath the numbers, and the delegate is asked for them. Default `true`. Follows Apple's
    /// page "wantsDateDecorations".
    open var wantsDateDecorations = true {
        didSet { pages.reloadDecorations() }
    }

    /// Asks the delegate again for the decorations of days, as far as they are visible. Follows Apple's page
    /// "reloadDecorations(forDateComponents:animated:)".
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        pages.reloadDecorations(of: dates)
    }

    /// As high as the title, the weekdays and six weeks.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: pages.height)
    }

    /// As wide as there is room, and at least as wide as seven days.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 320), height: pages.height)
    }

    /// Places the month.
    open override func layoutSubviews() {
        super.layoutSubviews()
        pages.layOut()
    }

    /// The selection has changed, or which days can be selected.
    func showSelection() { pages.show() }

    // MARK: Decorations

    /// How large a decoration is. Follows Apple's page "UICalendarView.DecorationSize".
    public enum DecorationSize: Int, Sendable {
        /// Small.
        case small = 0
        /// In between.
        case medium = 1
        /// Large.
        case large = 2
    }

    /// What is shown beneath the number of a day. iOS 16. Follows Apple's page "UICalendarView.Decoration".
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let makeView: () -> UIView
        let isCustom: Bool

        private init(isCustom: Bool, _ makeView: @escaping () -> UIView) {
            self.isCustom = isCustom
            self.makeView = makeView
            super.init()
        }

        /// A grey dot of medium size. Follows Apple's page "init()".
        public convenience override init() {
            self.init(image: nil, color: nil, size: .medium)
        }

        private convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            self.init(isCustom: false) { CalendarDecorationView.image(image, color: color, size: size) }
        }

        /// A view of the app's, asked for once when the decoration is first shown. It is cut off at the edge of its room, and takes no
        /// touches. Follows Apple's page "init(customViewProvider:)".
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(isCustom: true, customViewProvider)
        }

        /// A dot in a colour; without one it is grey. Follows Apple's page "default(color:size:)".
        public static func `default`(
            color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration { Decoration(image: nil, color: color, size: size) }

        /// An image in a colour; without one it is a dot, and grey. Follows Apple's page "image(_:color:size:)".
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration { Decoration(image: image, color: color, size: size) }

        /// A view of the app's. Follows Apple's page "customView(_:)".
        open class func customView(_ customViewProvider: @escaping () -> UIView)
            -> UICalendarView.Decoration
        {
            Decoration(customViewProvider: customViewProvider)
        }

        /// The view, made at its first use.
        private(set) lazy var view = CalendarDecorationView(makeView(), fills: isCustom)
    }
}

/// Decorates the days of a calendar view. Every method is optional. iOS 16. Follows Apple's page "UICalendarViewDelegate".
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What is shown beneath a day; `nil` for nothing. Asked for each day of the month that is shown. Follows Apple's page
    /// "calendarView(_:decorationFor:)".
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?

    /// Called when the user has gone to another month; with the month that was shown before. iOS 16.2. Follows Apple's page
    /// "calendarView(_:didChangeVisibleDateComponentsFrom:)".
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

// Apple's members are optional.
extension UICalendarViewDelegate {
    /// None.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }

    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
