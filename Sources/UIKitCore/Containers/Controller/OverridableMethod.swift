/// A method of a controller's, and which classes override it: what the Objective-C runtime knows on a device.
///
/// Swift has no such question. The metadata of a class holds the addresses of its methods at places that a subclass
/// keeps, so the place of a method is where a class that overrides it alone differs from one that overrides nothing. The
/// layout is that of "Type Metadata" in the documentation of Swift's ABI.
@MainActor
package struct OverridableMethod {
    static let show = OverridableMethod(ofController: ShowsByItself.self)
    static let showDetail = OverridableMethod(ofController: ShowsDetailByItself.self)
    static let unwindSearch = OverridableMethod(ofController: AllowsChildrenByItself.self)
    static let olderUnwindSearch = OverridableMethod(ofController: FindsDestinationByItself.self)
    static let olderUnwindSegue = OverridableMethod(ofController: MakesSegueByItself.self)
    static let contentUnavailableUpdate = OverridableMethod(ofController: UpdatesContentUnavailable.self)
    static let contentUnavailableState = OverridableMethod(ofController: HasContentUnavailableState.self)

    private let owner: UIViewController.Type
    private let place: Int

    private init(ofController overriding: UIViewController.Type) {
        self.init(of: UIViewController.self, plain: OverridesNothing.self, whereDiffers: overriding)
    }

    /// Finds a method that two subclasses tell: one overrides nothing, the other one the method alone.
    package init(
        of owner: UIViewController.Type, plain: UIViewController.Type,
        whereDiffers overriding: UIViewController.Type
    ) {
        self.owner = owner
        let (base, plain) = (ClassMetadata(owner), ClassMetadata(plain))
        let places = ClassMetadata.firstMethod..<base.wordCount
        let found = places.filter {
            base[$0] == plain[$0] && base[$0] != ClassMetadata(overriding)[$0]
        }
        precondition(found.count == 1, "The method must have one place in the metadata of its class.")
        place = found[0]
    }

    /// Whether the class of a controller, which is of the method's, or one above it, has a method of its own.
    package func isOverridden(by page: UIViewController) -> Bool {
        ClassMetadata(type(of: page))[place] != ClassMetadata(owner)[place]
    }
}

/// The words that describe a class at run time.
@MainActor
private struct ClassMetadata {
    /// Behind the kind, the superclass, flags, sizes, the descriptor and the destroyer of the instance's values.
    static let firstMethod = 7
    private let words: UnsafePointer<UInt>

    init(_ type: UIViewController.Type) {
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    subscript(place: Int) -> UInt { words[place] }

    /// How many words there are behind the address: the size of the class, without what lies before it.
    var wordCount: Int {
        let sizes = words[4]
        let (size, offset) = (Int(sizes & 0xffff_ffff), Int(sizes >> 32))
        return (size - offset) / MemoryLayout<UInt>.size
    }
}

private class OverridesNothing: UIViewController {}

private final class ShowsByItself: OverridesNothing {
    override func show(_ vc: UIViewController, sender: Any?) {}
}

private final class ShowsDetailByItself: OverridesNothing {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}

private final class AllowsChildrenByItself: OverridesNothing {
    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] { [] }
}

private final class FindsDestinationByItself: OverridesNothing {
    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { nil }
}

private final class MakesSegueByItself: OverridesNothing {
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }
}

private final class UpdatesContentUnavailable: OverridesNothing {
    override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {}
}

private final class HasContentUnavailableState: OverridesNothing {
    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: .current)
    }
}
