import UIKit

/// The controller tree, in the page's format.
@MainActor
package enum ControllerTree {
    /// The tree of all windows, as a message.
    package static func message(for windows: [UIWindow]) -> String {
        JSONText.message("tree") { json in
            json.key("roots")
            json.array(windows.compactMap(\.rootViewController)) { $0.controller($1, "root") }
        }
    }
}

extension JSONText {
    @MainActor
    fileprivate mutating func controller(_ controller: UIViewController, _ how: String) {
        object { json in
            json.member("name", controller.debugName ?? String(describing: type(of: controller)))
            json.member("title", controller.title)
            json.member("state", "\(controller.appearance)")
            json.member("loaded", controller.isViewLoaded)
            json.member("how", how)
            let presented = controller.presentedViewController.flatMap {
                $0.presentingViewController === controller ? $0 : nil
            }
            json.key("children")
            json.array(
                controller.children.map { ($0, "child") } + (presented.map { [($0, "presented")] } ?? [])
            ) { $0.controller($1.0, $1.1) }
        }
    }
}
