import UIKit

/// The style of the back button of a page in a full-screen stack.
public struct BackButtonStyle {
    enum Kind {
        case title
        case arrow
        case custom(() -> UIControl)
    }

    let kind: Kind

    /// UIKit's own back button: an arrow and the title of the page below; since iOS 26 the arrow, whose accessibility label is that title.
    @MainActor public static let title = BackButtonStyle(kind: .title)

    /// An arrow alone.
    @MainActor public static let arrow = BackButtonStyle(kind: .arrow)

    /// A view of your own. The closure is called for each page; the control's primary action goes back.
    @MainActor
    public static func custom(_ make: @escaping @MainActor () -> UIControl) -> BackButtonStyle {
        BackButtonStyle(kind: .custom(make))
    }
}

/// A page with its own style of back button.
///
/// ```swift
/// extension Editor: BackButtonPage {
///     var backButtonStyle: BackButtonStyle? { .arrow }
/// }
/// ```
@MainActor
public protocol BackButtonPage: UIViewController {
    /// The style; `nil` for the stack's.
    var backButtonStyle: BackButtonStyle? { get }
}
