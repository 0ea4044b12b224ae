import UIKit

/// A closure that gesture recognizers call. The recognizers don't retain it.
@MainActor
package final class GestureAction: NSObject {
    private let body: (UIGestureRecognizer) -> Void

    package init(_ body: @escaping (UIGestureRecognizer) -> Void) {
        self.body = body
        super.init()
    }

    /// Adds the closure to a recognizer, which calls it whenever its state changes. Adding it again has no effect.
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
