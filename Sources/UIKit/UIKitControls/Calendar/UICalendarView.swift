@_spi(UIKitModules) import UIKitCore

/// A view that shows the days of one month with decorations, and lets the user select days. iOS 16. Follows Apple's page "UICalendarView".
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private let pages = CalendarPages()

    /// Creates a calendar view that shows the current month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        pages.install(in: self)
    }

    /// Creates a calendar view from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        pages.install(in: self)
    }

    /// The object that provides decorations and is notified when the user changes the month. Not retained. Follows Apple's page "delegate".
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { pages.reloadDecorations() }
    }

    /// The selection behavior; `nil`, the default, disables selection. Follows Apple's page "selectionBehavior".
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue !== selectionBehavior, oldValue?.calendarView === self {
                oldValue?.calendarView = nil
            }
            selectionBehavior?.calendarView = self
            pages.show()
        }
    }

    /// The locale of the month and weekday names. Default `.current`. Follows Apple's page "locale".
    open var locale: Locale = Runtime.current.region.locale {
        didSet { pages.calendarChanged() }
    }

    /// The calendar that divides days into months. Default `.current`. Follows Apple's page "calendar".
    open var calendar: Calendar = Runtime.current.region.calendar {
        didSet { pages.calendarChanged() }
    }

    /// The time zone of the days; `nil`, the default, uses the time zone of ``calendar``. Follows Apple's page "timeZone".
    open var timeZone: TimeZone? {
        didSet { pages.calendarChanged() }
    }

    /// The font design of the numbers. Default `.default`. Follows Apple's page "fontDesign".
    open var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { pages.show() }
    }

    /// The days that are visible and selectable. By default, all days. Follows Apple's page "availableDateRange".
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { pages.rangeChanged() }
    }

    /// The visible month: era, year and month. Default: the current month, or the nearest one in ``availableDateRange``. Setting it doesn't
    /// notify the delegate. Follows Apple's page "visibleDateComponents".
    open var visibleDateComponents: DateComponents {
        get { pages.visibleComponents }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a day, optionally with an animation. For a day outside ``availableDateRange``, shows the nearest month in the
    /// range. Follows Apple's page "setVisibleDateComponents(_:animated:)".
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        pages.show(monthOf: dateComponents)
    }

    /// Whether the view reserves space for decorations below the numbers, and asks the delegate for them. Default `true`. Follows Apple's
    /// page "wantsDateDecorations".
    open var wantsDateDecorations = true {
        didSet { pages.reloadDecorations() }
    }

    /// Asks the delegate again for the decorations of the visible days among the given days. Follows Apple's page
    /// "reloadDecorations(forDateComponents:animated:)".
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        pages.reloadDecorations(of: dates)
    }

    /// The height of the title, the weekdays and six weeks.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: pages.height)
    }

    /// The available width, and at least the width of seven days.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 320), height: pages.height)
    }

    /// Lays out the month.
    open override func layoutSubviews() {
        super.layoutSubviews()
        pages.layOut()
    }

    /// Called when the selection or the selectable days have changed.
    func showSelection() { pages.show() }

    // MARK: Decorations

    /// The size of a decoration. Follows Apple's page "UICalendarView.DecorationSize".
    public enum DecorationSize: Int, Sendable {
        /// The small size.
        case small = 0
        /// The medium size.
        case medium = 1
        /// The large size.
        case large = 2
    }

    /// A decoration below the number of a day. iOS 16. Follows Apple's page "UICalendarView.Decoration".
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let makeView: () -> UIView
        let isCustom: Bool

        private init(isCustom: Bool, _ makeView: @escaping () -> UIView) {
            self.isCustom = isCustom
            self.makeView = makeView
            super.init()
        }

        /// Creates a gray dot of medium size. Follows Apple's page "init()".
        public convenience override init() {
            self.init(image: nil, color: nil, size: .medium)
        }

        private convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            self.init(isCustom: false) { CalendarDecorationView.image(image, color: color, size: size) }
        }

        /// Creates a decoration with a custom view. The block is called once, when the decoration is first shown. The view is clipped to
        /// the decoration's space, and receives no touches. Follows Apple's page "init(customViewProvider:)".
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(isCustom: true, customViewProvider)
        }

        /// A dot in a color; gray for `nil`. Follows Apple's page "default(color:size:)".
        public static func `default`(
            color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration { Decoration(image: nil, color: color, size: size) }

        /// An image in a color. Without an image it is a dot, and without a color it is gray. Follows Apple's page "image(_:color:size:)".
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration { Decoration(image: image, color: color, size: size) }

        /// A decoration with a custom view. Follows Apple's page "customView(_:)".
        open class func customView(_ customViewProvider: @escaping () -> UIView)
            -> UICalendarView.Decoration
        {
            Decoration(customViewProvider: customViewProvider)
        }

        /// The view, created at its first use.
        private(set) lazy var view = CalendarDecorationView(makeView(), fills: isCustom)
    }
}

/// The methods that provide decorations and report changes of the month. Every method is optional. iOS 16. Follows Apple's page
/// "UICalendarViewDelegate".
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// The decoration of a day; `nil` for none. Called for each day of the visible month. Follows Apple's page
    /// "calendarView(_:decorationFor:)".
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?

    /// Called when the user has changed the month, with the previously visible month. iOS 16.2. Follows Apple's page
    /// "calendarView(_:didChangeVisibleDateComponentsFrom:)".
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

// Apple's members are optional.
extension UICalendarViewDelegate {
    /// The default: no decoration.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }

    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
