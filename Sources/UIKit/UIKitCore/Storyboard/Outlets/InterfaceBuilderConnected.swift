/// A class with outlets and actions for Interface Builder's files. Linux only.
///
/// On Apple's platforms, `@IBOutlet` and `@IBAction` tell the Objective-C runtime the properties and methods that a storyboard uses. Linux
/// has no Objective-C runtime, so a class declares a small table:
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
/// A class with subclasses declares the table in its body, because in Swift on Linux a subclass can't override a declaration in an
/// extension. The subclasses declare `override class var outlets: Outlets { super.outlets + […] }` in their bodies, too. UIKit's own
/// properties, such as `view` and `delegate`, need no row. An object that isn't one of UIKit's receives `awakeFromNib()` if it has a row
/// for it: `.action("awakeFromNib", Model.awakeFromNib)`.
///
/// The table also maps selector names to methods, and lists the properties that `setValue(_:forKey:)` sets. It is isolated to the main
/// actor; the class doesn't need to be.
public protocol InterfaceBuilderConnected {
    /// The outlets, actions and attributes of the class and of its superclasses.
    @preconcurrency @MainActor static var outlets: Outlets { get }
}

/// The outlets and actions of a class, by name: see ``InterfaceBuilderConnected``. Linux only.
public struct Outlets: ExpressibleByArrayLiteral {
    private let rows: [Outlet]

    /// Creates a table from its rows.
    public init(arrayLiteral rows: Outlet...) {
        self.rows = rows
    }

    private init(_ rows: [Outlet]) { self.rows = rows }

    /// Returns the rows of both tables. If both contain a name, the row of the right table is used.
    public static func + (superclass: Outlets, own: Outlets) -> Outlets {
        Outlets(own.rows + superclass.rows)
    }

    @MainActor
    func property(_ name: String) -> Outlet.Property? {
        rows.lazy.compactMap { $0.name == name ? $0.property : nil }.first
    }

    /// Returns the method that creates destinations of segues under a name.
    package func creation(_ name: String) -> Outlet.Creation? {
        rows.lazy.compactMap { $0.name == name ? $0.creation : nil }.first
    }

    /// Returns whether a row declares a method with the name.
    @MainActor
    func hasMember(_ name: String) -> Bool { rows.contains { $0.isMember && $0.name == name } }

    /// The method that receives changes, for a class that isn't a responder.
    @MainActor
    var observer: Outlet.Observer? { rows.lazy.compactMap(\.observer).first }

    /// Registers the actions of the table for their class.
    @MainActor
    package func noteActions() { rows.forEach { $0.noteAction?() } }
}
