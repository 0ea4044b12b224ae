import UIKit

/// What was asked for. It is put into words when somebody reads it, and keeps no page alive until then.
enum NavigationSummary: Sendable {
    case open(UIViewController.Type)
    case goBack(from: UIViewController.Type)
    case remove(UIViewController.Type)
    case replace(UIViewController.Type, with: UIViewController.Type)
    case words(String)

    var text: String {
        switch self {
        case .open(let page): "open \(String(describing: page))"
        case .goBack(let page): "go back from \(String(describing: page))"
        case .remove(let page): "remove \(String(describing: page))"
        case .replace(let old, let new):
            "replace \(String(describing: old)) with \(String(describing: new))"
        case .words(let words): words
        }
    }
}
