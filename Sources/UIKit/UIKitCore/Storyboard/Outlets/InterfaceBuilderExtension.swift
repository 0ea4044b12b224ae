/// The outlets, actions and attributes that a module's extensions add to UIKit's classes. Linux only.
///
/// On Apple's platforms, `@IBInspectable` and `@IBAction` in an extension of `UIView` need nothing else. On Linux, the module lists
/// them in a class named `ExtensionOutlets`, which UIKit finds when the program loads its first storyboard or nib:
///
/// ```swift
/// extension UIView {
///     @IBInspectable var cornerRadius: CGFloat {
///         get { layer.cornerRadius }
///         set { layer.cornerRadius = newValue }
///     }
/// }
///
/// #if !canImport(ObjectiveC)
///     final class ExtensionOutlets: InterfaceBuilderExtension {
///         static var outlets: [(AnyClass, Outlets)] {
///             [(UIView.self, [.inspectable("cornerRadius", \UIView.cornerRadius)])]
///         }
///     }
/// #endif
/// ```
///
/// A class's own table takes precedence, and a subclass's rows over those of its superclass.
@MainActor
public protocol InterfaceBuilderExtension {
    /// The rows for each class of another module.
    static var outlets: [(AnyClass, Outlets)] { get }
}

extension UIKitProperties {
    /// Adds the rows of a module's extensions to those of the classes.
    package static func add(_ module: any InterfaceBuilderExtension.Type) {
        for (owner, outlets): (AnyClass, Outlets) in module.outlets {
            outlets.noteActions()
            let id = ObjectIdentifier(owner)
            ofExtensions[id] = ofExtensions[id].map { $0 + outlets } ?? outlets
        }
    }
}
