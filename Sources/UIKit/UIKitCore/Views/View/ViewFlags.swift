import QuartzCore

/// The Boolean state of a view, in one word.
package struct ViewFlags: OptionSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let needsLayout = ViewFlags(rawValue: 1 << 0)
    static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 1)
    static let hidden = ViewFlags(rawValue: 1 << 2)
    static let userInteractionDisabled = ViewFlags(rawValue: 1 << 3)
    static let clipsToBounds = ViewFlags(rawValue: 1 << 4)
    static let keepsSubviewSizes = ViewFlags(rawValue: 1 << 5)
    static let translucent = ViewFlags(rawValue: 1 << 6)
    static let multipleTouch = ViewFlags(rawValue: 1 << 7)
    static let exclusiveTouch = ViewFlags(rawValue: 1 << 8)
    /// Marks the view of a `PageSlot`, which has no layout.
    package static let isPageHost = ViewFlags(rawValue: 1 << 11)
    /// The view has had its first constraint pass, which every page's view gets without a request.
    static let hasConstraints = ViewFlags(rawValue: 1 << 12)
    static let isWindow = ViewFlags(rawValue: 1 << 10)
    static let needsConstraints = ViewFlags(rawValue: 1 << 9)
    static let subtreeNeedsConstraints = ViewFlags(rawValue: 1 << 13)
    /// The view contains a presentation.
    static let isPresentationHost = ViewFlags(rawValue: 1 << 14)
    static let isScrollView = ViewFlags(rawValue: 1 << 15)
    static let holdsPagesOnly: ViewFlags = [.isPageHost, .isPresentationHost, .isWindow]
    static let wantsLayout: ViewFlags = [.needsLayout, .subtreeNeedsLayout]
    static let wantsConstraints: ViewFlags = [.needsConstraints, .subtreeNeedsConstraints]
    static let wantsProperties: ViewFlags = [.needsProperties, .subtreeNeedsProperties]
    static let wantsPass: ViewFlags = [.wantsLayout, .wantsConstraints, .wantsSolving, .wantsProperties]

    /// The view is placed by constraints, not by its frame and mask.
    static let isPlacedByConstraints = ViewFlags(rawValue: 1 << 22)
    /// A constraint refers to the view, or it is placed by constraints.
    static let usesConstraints = ViewFlags(rawValue: 1 << 23)
    /// A subview has the flag `usesConstraints`.
    static let subtreeUsesConstraints = ViewFlags(rawValue: 1 << 24)
    /// The view's layout places subviews with constraints, or updates its guides.
    static let placesByConstraints = ViewFlags(rawValue: 1 << 25)
    /// On the topmost view: constraints have changed since they were solved.
    static let wantsSolving = ViewFlags(rawValue: 1 << 26)
    static let isStackView = ViewFlags(rawValue: 1 << 27)
    package static let takesPartInLayout: ViewFlags = [.usesConstraints, .subtreeUsesConstraints]

    /// The subviews always have the view's size, regardless of their masks: navigation and tab bar controllers size
    /// their pages this way.
    static let isFilledByPages = ViewFlags(rawValue: 1 << 28)

    /// An animation without user interaction has changed the view. It may have ended.
    static let wasAnimatedUntouchably = ViewFlags(rawValue: 1 << 29)

    /// The view is shown in a preview, and pictures omit it.
    package static let isLifted = ViewFlags(rawValue: 1 << 30)

    /// A property is observed by key path.
    static let isObserved = ViewFlags(rawValue: 1 << 31)

    static let needsProperties = ViewFlags(rawValue: 1 << 32)
    /// The view's controller, or a view or view controller in the view's hierarchy, needs a properties update.
    static let subtreeNeedsProperties = ViewFlags(rawValue: 1 << 33)

    /// The view was asked to become first responder before it was in a window.
    static let waitsToEdit = ViewFlags(rawValue: 1 << 37)

    /// The bits of ``listEnvironment``.
    static let listBits = ViewFlags(rawValue: 0x7 << 34)

    // Called for every view in every pass. The standard library's implementations make many calls in unoptimized
    // builds.

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

    /// The autoresizing mask, in six of the upper bits, because nearly every page's view has one.
    var autoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(rawValue >> 16 & 0x3F)) }
        set { self = ViewFlags(rawValue: rawValue & ~(0x3F << 16) | UInt64(newValue.rawValue & 0x3F) << 16) }
    }

    /// The trait that a list gives to the view, in three of the upper bits; unspecified if the view isn't an element of a list.
    var listEnvironment: UIListEnvironment {
        get { UIListEnvironment(rawValue: Int(rawValue >> 34 & 0x7)) ?? .unspecified }
        set { self = ViewFlags(rawValue: rawValue & ~(0x7 << 34) | UInt64(newValue.rawValue) << 34) }
    }
}

/// State that most views never have.
package final class ViewExtras {
    var tag = 0
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// The 3D transform, if it isn't affine.
    var spatialTransform: CATransform3D?
    var layer: CALayer?
    var mask: UIView?
    /// The view's running animations, the oldest first.
    var animations: [ViewAnimation] = []
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var tintColor: UIColor?
    var tintMode = UIView.TintAdjustmentMode.automatic
    /// Whether a presentation is in front of the view.
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
    var corners: ViewCorners?
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
    package var interactions: [any UIInteraction] = []
}
