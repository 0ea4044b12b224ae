import UIKit

/// What was asked for. It is put into words when somebody reads it, and keeps no page alive until then.
enum NavigationSummary {
    case open(UIViewController.Type)
    case goBack(from: UIViewController.Type)
    case remove(UIViewController.Type)
    case replace(UIViewController.Type, with: UIViewController.Type)
    case words(String)

    @MainActor
    var text: String {
        switch self {
        case .open(let page): "open \(PageNames.name(of: page))"
        case .goBack(let page): "go back from \(PageNames.name(of: page))"
        case .remove(let page): "remove \(PageNames.name(of: page))"
        case .replace(let old, let new):
            "replace \(PageNames.name(of: old)) with \(PageNames.name(of: new))"
        case .words(let words): words
        }
    }
}
