/// A class that Interface Builder's files connect: it names its outlets and actions. On Linux alone.
///
/// On Apple's systems `@IBOutlet` and `@IBAction` tell the Objective-C runtime what a storyboard may set and call. Linux has no
/// such runtime, so a class has a small table beside it:
///
/// ```swift
/// #if !canImport(ObjectiveC)
///     extension LoginViewController: InterfaceBuilderConnected {
///         class var outlets: Outlets {
///             [
///                 .outlet("nameField", \LoginViewController.nameField),
///                 .collection("stars", \LoginViewController.stars),
///                 .action("logIn:", LoginViewController.logIn),
///             ]
///         }
///     }
/// #endif
/// ```
///
/// A class that others inherit from has its table in its own body, for Swift on Linux overrides nothing that an extension declares; they then
/// write `override class var outlets: Outlets { super.outlets + […] }`, in their bodies as well.
/// What UIKit's own classes have, such as `view` and `delegate`, needs no row. An object of a file that is none of UIKit's hears
/// `awakeFromNib()` if it has a row for it: `.action("awakeFromNib", Model.awakeFromNib)`.
///
/// The table also tells which method a selector's name means, and which properties `setValue(_:forKey:)` sets. It belongs to the
/// main actor; the class need not.
public protocol InterfaceBuilderConnected {
    /// The outlets, actions and attributes of the class and of its superclasses.
    @preconcurrency @MainActor static var outlets: Outlets { get }
}

/// The outlets and actions of a class, by name: see ``InterfaceBuilderConnected``. On Linux alone.
public struct Outlets: ExpressibleByArrayLiteral {
    private let rows: [Outlet]

    /// Creates a table of its rows.
    public init(arrayLiteral rows: Outlet...) {
        self.rows = rows
    }

    private init(_ rows: [Outlet]) { self.rows = rows }

    /// The rows of both tables. Of two rows of one name the right one's counts.
    public static func + (superclass: Outlets, own: Outlets) -> Outlets {
        Outlets(own.rows + superclass.rows)
    }

    @MainActor
    func property(_ name: String) -> Outlet.Property? {
        rows.lazy.compactMap { $0.name == name ? $0.property : nil }.first
    }

    /// The method that makes destinations of segues under a name.
    func creation(_ name: String) -> Outlet.Creation? {
        rows.lazy.compactMap { $0.name == name ? $0.creation : nil }.first
    }

    /// Whether a row says that the class has a method of the name.
    @MainActor
    func hasMember(_ name: String) -> Bool { rows.contains { $0.isMember && $0.name == name } }

    /// The method that receives the changes, for a class that is no responder.
    @MainActor
    var observer: Outlet.Observer? { rows.lazy.compactMap(\.observer).first }

    /// Makes the actions known to their class.
    @MainActor
    func noteActions() { rows.forEach { $0.noteAction?() } }
}
