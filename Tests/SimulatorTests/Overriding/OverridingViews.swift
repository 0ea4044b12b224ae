import Simulator

// Test doubles of views, bars and values. They are in another module.

final class PlacedView: UIView {
    let place = UIWindow()
    let guide = UILayoutGuide()
    override var window: UIWindow? { place }
    override var tag: Int {
        get { 42 }
        set {}
    }
    override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set {}
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    override var safeAreaLayoutGuide: UILayoutGuide { guide }
    override var contentMode: UIView.ContentMode {
        get { .center }
        set {}
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    override func endEditing(_ force: Bool) -> Bool { false }
    override class var areAnimationsEnabled: Bool { false }
    override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
}

final class ProudWindow: UIWindow {
    override var isKeyWindow: Bool { true }
}

final class BusyScrollView: UIScrollView {
    var offsets = 0
    override var isDragging: Bool { true }
    override var isZooming: Bool { true }
    override var zoomScale: CGFloat {
        get { 3 }
        set {}
    }
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            offsets += 1
            super.contentOffset = newValue
        }
    }
}

final class LoudField: UITextField {
    var asked: [String] = []
    override var canBecomeFirstResponder: Bool {
        asked.append("can")
        return false
    }
}

final class OwnButton: UIButton {
    override var currentTitle: String? { "Double" }
    override func title(for state: UIControl.State) -> String? { "Double" }
}

final class OwnControl: UIControl {
    override var allControlEvents: UIControl.Event { .valueChanged }
}

final class OwnNavigationBar: UINavigationBar {
    override var prefersLargeTitles: Bool {
        get { true }
        set {}
    }
    override var barPosition: UIBarPosition { .bottom }
}

final class OwnToolbar: UIToolbar {
    override var isTranslucent: Bool {
        get { false }
        set {}
    }
}

final class OwnTabBar: UITabBar {
    override var itemWidth: CGFloat {
        get { 99 }
        set {}
    }
}

final class OwnItem: UINavigationItem {
    let search = UISearchController(searchResultsController: nil)
    override var searchController: UISearchController? {
        get { search }
        set {}
    }
    override var prompt: String? {
        get { "Double" }
        set {}
    }
}

final class OwnButtonItem: UIBarButtonItem {
    override func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        UIOffset(horizontal: 1, vertical: 2)
    }
}

final class OwnTraits: UITraitCollection, @unchecked Sendable {
    override init() { super.init() }
    override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
}

final class OwnColor: UIColor, @unchecked Sendable {
    required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        super.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var label: UIColor { .red }
}

final class OwnMenu: UIMenu {
    override var children: [UIMenuElement] { [UIMenu(title: "Double")] }
}
