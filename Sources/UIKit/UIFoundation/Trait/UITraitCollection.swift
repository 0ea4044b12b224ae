/// The environment to which an interface adapts: size classes, style, idiom, text size, and an app's own traits. iOS 8.
///
/// A collection is immutable and equals any other with the same values. Unspecified traits have the trait's unspecified
/// value. Follows Apple's page "UITraitCollection".
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: TraitValues
    /// Notes which traits are read. Few collections have it.
    let reads: TraitReads?

    /// Creates a collection without specified traits.
    public override init() {
        values = TraitValues()
        reads = nil
        super.init()
    }

    init(values: TraitValues, reads: TraitReads? = nil) {
        self.values = values
        self.reads = reads
        super.init()
    }

    /// Creates a collection from individually read values.
    package convenience init(of values: TraitValues) {
        self.init(values: values)
    }

    package convenience init<Trait: UITraitDefinition>(one trait: Trait.Type, _ value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values: values)
    }

    /// Creates a collection from several others; later ones override earlier ones.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Returns whether this collection contains every specified trait of another one. `nil` has none.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        values.includes(trait?.values ?? TraitValues())
    }

    /// Returns whether colors look different than in another collection; `true` for `nil`. iOS 13.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.changes(from: traitCollection.values).contains { $0.affectsColorAppearance }
    }

    /// Returns whether the other object is an equal collection.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// The hash value, which is equal for equal collections.
    open override var hash: Int { values.hashValue }

    /// Returns this collection, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: System traits

    /// The device idiom. iOS 8.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { read(UITraitUserInterfaceIdiom.self) }

    /// The light or dark style. iOS 12.
    open var userInterfaceStyle: UIUserInterfaceStyle { read(UITraitUserInterfaceStyle.self) }

    /// The layout direction. iOS 10.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { read(UITraitLayoutDirection.self) }

    /// The display scale, in pixels per point; 0 is unspecified. iOS 8.
    open var displayScale: CGFloat { read(UITraitDisplayScale.self) }

    /// The horizontal size class. iOS 8.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { read(UITraitHorizontalSizeClass.self) }

    /// The vertical size class. iOS 8.
    open var verticalSizeClass: UIUserInterfaceSizeClass { read(UITraitVerticalSizeClass.self) }

    /// The 3D Touch capability. iOS 9.
    open var forceTouchCapability: UIForceTouchCapability { read(UITraitForceTouchCapability.self) }

    /// The user's preferred text size. iOS 10.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        read(UITraitPreferredContentSizeCategory.self)
    }

    /// The display's color gamut. iOS 10.
    open var displayGamut: UIDisplayGamut { read(UITraitDisplayGamut.self) }

    /// The accessibility contrast. iOS 13.
    open var accessibilityContrast: UIAccessibilityContrast { read(UITraitAccessibilityContrast.self) }

    /// The base or elevated level, such as in a sheet. iOS 13.
    open var userInterfaceLevel: UIUserInterfaceLevel { read(UITraitUserInterfaceLevel.self) }

    /// The regular or bold text weight. iOS 13.
    open var legibilityWeight: UILegibilityWeight { read(UITraitLegibilityWeight.self) }

    /// The active appearance of the window. iOS 14.
    open var activeAppearance: UIUserInterfaceActiveAppearance { read(UITraitActiveAppearance.self) }

    /// The capture state of the scene. iOS 17.
    open var sceneCaptureState: UISceneCaptureState { read(UITraitSceneCaptureState.self) }

    /// The dynamic range of images. iOS 17.
    open var imageDynamicRange: UIImage.DynamicRange { read(UITraitImageDynamicRange.self) }

    /// The image configuration with these traits. iOS 13.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    /// The list environment of the view. iOS 18.
    open var listEnvironment: UIListEnvironment { read(UITraitListEnvironment.self) }

    // MARK: The current collection

    /// The traits that resolve dynamic colors on the current thread. iOS 13.
    ///
    /// UIKit sets it during drawing and layout; otherwise, it has the screen's traits on the main thread.
    open class var current: UITraitCollection {
        get { currentOfThread }
        set { currentOfThread = newValue }
    }

    /// Runs a closure with this collection as the ``current`` one. iOS 13.
    open func performAsCurrent(_ actions: () -> Void) {
        runAsCurrent(actions)
    }
}

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
