import QuartzCore

/// The yes-or-no state of a view, in one word.
package struct ViewFlags: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let needsLayout = ViewFlags(rawValue: 1 << 0)
    static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 1)
    static let hidden = ViewFlags(rawValue: 1 << 2)
    static let userInteractionDisabled = ViewFlags(rawValue: 1 << 3)
    static let clipsToBounds = ViewFlags(rawValue: 1 << 4)
    static let keepsSubviewSizes = ViewFlags(rawValue: 1 << 5)
    static let translucent = ViewFlags(rawValue: 1 << 6)
    static let multipleTouch = ViewFlags(rawValue: 1 << 7)
    static let exclusiveTouch = ViewFlags(rawValue: 1 << 8)
    /// The view of a `PageSlot`, which has nothing to lay out.
    package static let isPageHost = ViewFlags(rawValue: 1 << 11)
    /// The view had its first pass of constraints, which every page's view gets unasked.
    static let hasConstraints = ViewFlags(rawValue: 1 << 12)
    static let isWindow = ViewFlags(rawValue: 1 << 10)
    static let needsConstraints = ViewFlags(rawValue: 1 << 9)
    static let subtreeNeedsConstraints = ViewFlags(rawValue: 1 << 13)
    /// The view that a presentation takes place in.
    static let isPresentationHost = ViewFlags(rawValue: 1 << 14)
    static let isScrollView = ViewFlags(rawValue: 1 << 15)
    static let holdsPagesOnly: ViewFlags = [.isPageHost, .isPresentationHost, .isWindow]
    static let wantsLayout: ViewFlags = [.needsLayout, .subtreeNeedsLayout]
    static let wantsConstraints: ViewFlags = [.needsConstraints, .subtreeNeedsConstraints]
    static let wantsPass: ViewFlags = [.wantsLayout, .wantsConstraints, .wantsSolving]

    /// Constraints place the view, not its frame and mask.
    static let isPlacedByConstraints = ViewFlags(rawValue: 1 << 22)
    /// A constraint mentions the view, or it is placed by constraints.
    static let usesConstraints = ViewFlags(rawValue: 1 << 23)
    /// The same goes for a view beneath it.
    static let subtreeUsesConstraints = ViewFlags(rawValue: 1 << 24)
    /// Its layout places subviews by constraints, or looks after its guides.
    static let placesByConstraints = ViewFlags(rawValue: 1 << 25)
    /// On the topmost view: constraints have changed since they were solved.
    static let wantsSolving = ViewFlags(rawValue: 1 << 26)
    static let isStackView = ViewFlags(rawValue: 1 << 27)
    package static let takesPartInLayout: ViewFlags = [.usesConstraints, .subtreeUsesConstraints]

    /// What is in it stays as large as it, whatever its mask says: a stack and tabs give their pages their own size.
    static let isFilledByPages = ViewFlags(rawValue: 1 << 28)

    /// An animation that keeps touches away has changed the view, and may be over by now.
    static let wasAnimatedUntouchably = ViewFlags(rawValue: 1 << 29)

    /// A preview shows the view elsewhere: pictures leave it out.
    static let isLifted = ViewFlags(rawValue: 1 << 30)

    /// Somebody observes a property by its key path.
    static let isObserved = ViewFlags(rawValue: 1 << 31)

    // Asked and set at every step: the standard library's ways take many calls where nothing is optimised.

    package func contains(_ flags: ViewFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }

    package func isDisjoint(with flags: ViewFlags) -> Bool { rawValue & flags.rawValue == 0 }

    package mutating func formUnion(_ flags: ViewFlags) {
        self = ViewFlags(rawValue: rawValue | flags.rawValue)
    }

    @discardableResult
    package mutating func insert(_ flags: ViewFlags) -> (inserted: Bool, memberAfterInsert: ViewFlags) {
        let isNew = !contains(flags)
        if isNew { formUnion(flags) }
        return (isNew, flags)
    }

    @discardableResult
    package mutating func remove(_ flags: ViewFlags) -> ViewFlags? {
        let removed = ViewFlags(rawValue: rawValue & flags.rawValue)
        self = ViewFlags(rawValue: rawValue & ~flags.rawValue)
        return removed.rawValue == 0 ? nil : removed
    }

    /// The autoresizing mask lies in six of the upper bits: nearly every page's view has one.
    var autoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(rawValue >> 16 & 0x3F)) }
        set { self = ViewFlags(rawValue: rawValue & ~(0x3F << 16) | UInt32(newValue.rawValue & 0x3F) << 16) }
    }
}

/// The state of a view that most views never touch.
package final class ViewExtras {
    var tag = 0
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// The whole transform, where it leaves the plane.
    var spatialTransform: CATransform3D?
    var layer: CALayer?
    var mask: UIView?
    /// What the view's animations have changed and do not show whole yet, the oldest first.
    var animations: [ViewAnimation] = []
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var tintColor: UIColor?
    var tintMode = UIView.TintAdjustmentMode.automatic
    /// Whether a presentation lies in front.
    var isBehindPresentation = false
    var transition: ViewTransition?
    var accessibility: AccessibilityNotes?
    var focus: FocusNotes?
    var hoverStyle: UIHoverStyle?
    var motionEffects: [UIMotionEffect] = []
    var clearsContextBeforeDrawing = true
    var appearance: AppearanceNotes?
    var contentMode: UIView.ContentMode = .scaleToFill
    var layoutMargins: NSDirectionalEdgeInsets?
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    package var guides: ViewGuides?
    var layout: ViewLayout?
    var textSizes: TextSizeLimits?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var restorationIdentifier: String?
    var largeContent: LargeContentNotes?
    var accessibilityIdentifier: String?
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
}
