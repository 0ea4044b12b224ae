/// A method of a class, and whether a subclass overrides it. On a device the Objective-C runtime knows
/// this.
///
/// Swift doesn't. But a class's metadata contains the addresses of its methods at positions that subclasses keep, so
/// the position of a method is where the metadata of a class that overrides only this method differs from that of a
/// class that overrides nothing. The layout is described in "Type Metadata" in the documentation of Swift's ABI.
@MainActor
package struct OverridableMethod {
    static let show = OverridableMethod(ofController: ShowsByItself.self)
    static let showDetail = OverridableMethod(ofController: ShowsDetailByItself.self)
    static let unwindSearch = OverridableMethod(ofController: AllowsChildrenByItself.self)
    static let olderUnwindSearch = OverridableMethod(ofController: FindsDestinationByItself.self)
    static let olderUnwindSegue = OverridableMethod(ofController: MakesSegueByItself.self)
    static let contentUnavailableUpdate = OverridableMethod(ofController: UpdatesContentUnavailable.self)
    static let contentUnavailableState = OverridableMethod(ofController: HasContentUnavailableState.self)

    static let viewProperties = OverridableMethod(
        of: UIView.self, plain: PlainView.self, whereDiffers: ViewWithProperties.self)
    static let controllerProperties = OverridableMethod(ofController: ControllerWithProperties.self)

    private let owner: AnyClass
    private let place: Int

    private init(ofController overriding: UIViewController.Type) {
        self.init(of: UIViewController.self, plain: OverridesNothing.self, whereDiffers: overriding)
    }

    /// Finds a method by comparing two subclasses: one overrides nothing, the other only this method.
    package init(
        of owner: AnyClass, plain: AnyClass, whereDiffers overriding: AnyClass
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

    /// Returns the class whose method a class has: the class itself, or its closest superclass that overrides the method.
    func implementingClass(for type: AnyClass) -> AnyClass {
        var metadata = ClassMetadata(type)
        while let superclass = metadata.superclass, superclass[place] == metadata[place] {
            metadata = superclass
        }
        return metadata.type
    }

    /// Whether the object's class, or a superclass below the method's own class, overrides the method.
    package func isOverridden(by object: AnyObject) -> Bool {
        ClassMetadata(type(of: object))[place] != ClassMetadata(owner)[place]
    }
}

/// The words of a class's metadata.
@MainActor
private struct ClassMetadata {
    /// The index of the first method, after the kind, the superclass, flags, sizes, the descriptor and the destroyer.
    static let firstMethod = 7
    let type: AnyClass
    private let words: UnsafePointer<UInt>

    init(_ type: AnyClass) {
        self.type = type
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    var superclass: ClassMetadata? {
        unsafeBitCast(words[1], to: AnyClass?.self).map { ClassMetadata($0) }
    }

    subscript(place: Int) -> UInt { words[place] }

    /// The number of words after the address: the class size without the part in front of the address.
    var wordCount: Int {
        let sizes = words[4]
        let (size, offset) = (Int(sizes & 0xffff_ffff), Int(sizes >> 32))
        return (size - offset) / MemoryLayout<UInt>.size
    }
}

private class OverridesNothing: UIViewController {}

private class PlainView: UIView {}

// The base class's method is empty, and a linker may give empty functions one address.
private final class ViewWithProperties: PlainView {
    override func updateProperties() { tag = 1 }
}

private final class ControllerWithProperties: OverridesNothing {
    override func updateProperties() {}
}

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
