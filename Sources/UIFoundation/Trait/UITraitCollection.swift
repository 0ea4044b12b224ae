/// The surroundings that an interface adapts to: sizes, style, idiom, text size and an app's own traits. iOS 8.
///
/// A collection never changes and is equal to any other with the same values. It may leave traits
/// unspecified: those read as the value that stands for "not said". Follows Apple's page "UITraitCollection".
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: TraitValues

    /// Creates a collection that says nothing.
    public override init() {
        values = TraitValues()
        super.init()
    }

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection of values that were read one by one.
    package convenience init(of values: TraitValues) {
        self.init(values: values)
    }

    package convenience init<Trait: UITraitDefinition>(one trait: Trait.Type, _ value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values: values)
    }

    /// Creates a collection from several: where two say something about one trait, the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Whether everything that the other collection says is said here too. `nil` says nothing.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        values.includes(trait?.values ?? TraitValues())
    }

    /// Whether colours look different here than in the other collection; compared to `nil` they do. iOS 13.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.changes(from: traitCollection.values).contains { $0.affectsColorAppearance }
    }

    /// Whether the other object is a collection that says the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// Equal collections have equal hashes.
    open override var hash: Int { values.hashValue }

    /// The collection itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Apple's traits

    /// The kind of device. iOS 8.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }

    /// Light or dark. iOS 12.
    open var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }

    /// The direction of reading. iOS 10.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }

    /// Pixels to a point; 0 is unspecified. iOS 8.
    open var displayScale: CGFloat { values[UITraitDisplayScale.self] }

    /// Compact or regular width. iOS 8.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }

    /// Compact or regular height. iOS 8.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }

    /// Whether the screen feels pressure. iOS 9.
    open var forceTouchCapability: UIForceTouchCapability { values[UITraitForceTouchCapability.self] }

    /// The text size the user likes. iOS 10.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        values[UITraitPreferredContentSizeCategory.self]
    }

    /// The range of colours of the display. iOS 10.
    open var displayGamut: UIDisplayGamut { values[UITraitDisplayGamut.self] }

    /// Normal or high contrast. iOS 13.
    open var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }

    /// Base or elevated, as a page in a sheet. iOS 13.
    open var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }

    /// Regular or bold text. iOS 13.
    open var legibilityWeight: UILegibilityWeight { values[UITraitLegibilityWeight.self] }

    /// Whether the window looks active. iOS 14.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values[UITraitActiveAppearance.self] }

    /// Whether the scene is recorded or mirrored. iOS 17.
    open var sceneCaptureState: UISceneCaptureState { values[UITraitSceneCaptureState.self] }

    /// How bright colours of images are shown. iOS 17.
    open var imageDynamicRange: UIImage.DynamicRange { values[UITraitImageDynamicRange.self] }

    /// A configuration that chooses images by these traits. iOS 13.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    /// The kind of list the view is in. iOS 18.
    open var listEnvironment: UIListEnvironment { values[UITraitListEnvironment.self] }

    // MARK: The current collection

    /// The traits that dynamic colours are resolved with in this thread. iOS 13.
    ///
    /// UIKit sets it around drawing and layout; elsewhere in the main thread it has the screen's traits.
    open class var current: UITraitCollection {
        get { currentOfThread }
        set { currentOfThread = newValue }
    }

    /// Runs code with this collection as the ``current`` one. iOS 13.
    open func performAsCurrent(_ actions: () -> Void) {
        runAsCurrent(actions)
    }
}

// A collection for the code that runs now.
extension UITraitCollection {
    private static let set = PerThread<UITraitCollection>("UITraitCollection.current")

    class var currentOfThread: UITraitCollection {
        get {
            if let known = set.value { return known }
            guard MainThread.isCurrent else { return UITraitCollection() }
            return MainActor.assumeIsolated { RunningApp.current.screenTraits }
        }
        set { set.value = newValue }
    }

    func runAsCurrent(_ actions: () -> Void) {
        let old = UITraitCollection.set.value
        UITraitCollection.set.value = self
        actions()
        UITraitCollection.set.value = old
    }
}
