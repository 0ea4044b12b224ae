/// A view above the tab bar, or next to the bar while that is minimized. iOS 26. Follows Apple's page "UITabAccessory".
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The accessory's view, which fills the accessory.
    open private(set) var contentView: UIView
    /// The view around the content; `nil` while no controller shows the accessory.
    var place: TabAccessoryView?

    /// Creates an accessory with a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

extension UITabAccessory {
    /// The position of the accessory that contains a view. iOS 26. Follows Apple's page "UITabAccessory.Environment".
    public enum Environment: Int, Sendable {
        /// No value.
        case unspecified
        /// The view isn't in an accessory.
        case none
        /// Above the tab bar, or at the bottom without a visible bar.
        case regular
        /// Next to the minimized bar.
        case inline
    }
}

/// The trait for the position of the accessory that contains a view. iOS 26. Follows Apple's page
/// "UITraitTabAccessoryEnvironment".
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UITabAccessory.Environment
    /// The unspecified value.
    public static let defaultValue: UITabAccessory.Environment = .unspecified
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "TabAccessoryEnvironment"
    /// The trait's identifier.
    public static let identifier = "UITraitTabAccessoryEnvironment"
}

extension UITraitCollection {
    /// Creates a collection with only the position of the tab bar's accessory. iOS 26.
    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init(one: UITraitTabAccessoryEnvironment.self, tabAccessoryEnvironment)
    }

    /// The position of the tab bar's accessory that contains the view; `.unspecified` for other views. iOS 26.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        self[UITraitTabAccessoryEnvironment.self]
    }
}

extension UIMutableTraits {
    /// The position of the tab bar's accessory.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}

/// The view around an accessory's content, whose trait contains the position.
@MainActor
package final class TabAccessoryView: UIView {
    /// The height of an accessory and of a minimized bar, and the distance between them, in points. Apple documents
    /// neither. Both are as far from the sides as the bar's glass.
    static let height: CGFloat = 48
    static let spacing: CGFloat = 8
    static let margin = TabBarGlass.margin

    private let content: UIView
    var environment = UITabAccessory.Environment.unspecified {
        didSet { if environment != oldValue { traitOverrides.tabAccessoryEnvironment = environment } }
    }

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self, content.frame != bounds { content.frame = bounds }
    }
}

extension UITabBarController {
    /// Whether an app has an accessory or a guide, whose frame changes when a tab's stack hides the bar.
    static var areBarsFollowed = false

    func replaceAccessory(with new: UITabAccessory?, animated: Bool) {
        let old = accessory
        guard new !== old else { return }
        accessory = new
        if let place = old?.place { remove(place, animated: animated) }
        old?.place = nil
        guard let new else { return layOutPageAboveBar() }
        Self.areBarsFollowed = true
        let place = TabAccessoryView(new.contentView)
        new.place = place
        ensureView()
        placeBars()
        if animated, viewStorage?.windowLink != nil {
            place.alpha = 0
            UIView.animate(withDuration: 0.25) { place.alpha = 1 }
        }
        layOutPageAboveBar()
    }

    private func remove(_ place: TabAccessoryView, animated: Bool) {
        guard animated, place.windowLink != nil else { return place.removeFromSuperview() }
        UIView.animate(withDuration: 0.25) {
            place.alpha = 0
        } completion: { _ in
            place.removeFromSuperview()
        }
    }

    /// Updates the safe area of the visible view controller and the layout guide.
    func layOutPageAboveBar() {
        if accessory != nil || contentGuide != nil { viewStorage?.setNeedsLayout() }
        slot.page?.flags.remove(.safeAreaIsReported)
        slot.page?.viewStorage?.setNeedsLayout()
    }

    /// Places the accessory above the bar, next to the minimized bar, or, without a bar, at the bottom.
    func placeAccessory(in view: UIView, isBarAway: Bool) {
        guard let place = accessory?.place else { return }
        if place.superview !== view { view.addSubview(place) }
        let isInline = isBarMinimized && !isBarAway
        place.environment = isInline ? .inline : .regular
        let frame = isInline ? inlineFrame(in: view) : regularFrame(in: view, isBarAway: isBarAway)
        if place.frame != frame { place.frame = frame }
    }

    private func regularFrame(in view: UIView, isBarAway: Bool) -> CGRect {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let bar = isBarAway || isBarOnTop ? 0 : ScreenMetrics.current.tabBarHeight
        return CGRect(
            x: area.minX + TabAccessoryView.margin,
            y: area.maxY - bar - TabAccessoryView.spacing - TabAccessoryView.height,
            width: area.width - 2 * TabAccessoryView.margin, height: TabAccessoryView.height)
    }

    private func inlineFrame(in view: UIView) -> CGRect {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let bar = minimizedBarFrame(in: view)
        let x = bar.maxX + TabAccessoryView.spacing
        let hasSearch = tabBarStorage?.searchBesideMinimized != nil
        let search = hasSearch ? TabAccessoryView.height + TabAccessoryView.spacing : 0
        let end = area.maxX - TabAccessoryView.margin - search
        return CGRect(x: x, y: bar.minY, width: end - x, height: bar.height)
    }

    /// The height of the accessory above the bar, with the distance.
    var accessoryInset: CGFloat {
        accessory == nil ? 0 : TabAccessoryView.height + TabAccessoryView.spacing
    }

    // MARK: The content layout guide

    func ensureContentGuide() -> UILayoutGuide {
        if let contentGuide { return contentGuide }
        let made = InsetGuide("UITabBarControllerContentLayoutGuide") { [weak self] view in
            guard let self else { return .zero }
            var covered = self.coveredBySidebar
            let height = self.isBarAway ? 0 : self.coveredHeight(of: view)
            if self.isBarOnTop { covered.top = height } else { covered.bottom = height }
            return covered
        }
        contentGuide = made
        Self.areBarsFollowed = true
        ensureView()
        viewStorage?.addLayoutGuide(made)
        return made
    }

    /// The height of the part of the view that the visible bar covers.
    private func coveredHeight(of view: UIView) -> CGFloat {
        if isBarOnTop { return ScreenMetrics.current.barHeight + view.safeAreaInsets.top }
        return ScreenMetrics.current.tabBarHeight + view.safeAreaInsets.bottom
    }

    var isBarAway: Bool { isBarHidden || showsSidebar || shownChild.map(hidesBar) ?? false }
}

extension UINavigationController {
    /// Moves the accessory and the content layout guide when a change of the stack may hide or show the tab bar.
    func moveTabBarParts() {
        guard UITabBarController.areBarsFollowed else { return }
        (parentLink as? UITabBarController)?.layOutPageAboveBar()
    }
}
