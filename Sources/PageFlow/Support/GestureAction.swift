import UIKit

/// A closure that gesture recognisers call. They do not keep it alive.
@MainActor
package final class GestureAction: NSObject {
    private let body: (UIGestureRecognizer) -> Void

    package init(_ body: @escaping (UIGestureRecognizer) -> Void) {
        self.body = body
        super.init()
    }

    /// Has the closure called whenever the recogniser's state changes. One that is there already is not added again.
    package func add(to recognizer: UIGestureRecognizer) {
        #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(call(_:)))
        #else
            recognizer.addTarget(self, action: Selector("call:", GestureAction.call))
        #endif
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    private func call(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}
