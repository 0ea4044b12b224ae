import UIKit

/// Calls a closure when an object has been released: it is associated with the object, and goes with it.
@MainActor
final class ReleaseSign: NSObject {
    private let body: @MainActor () -> Void

    private init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        super.init()
    }

    /// Has a closure called when a page has been released.
    ///
    /// - Returns: what the page keeps: take it off by ``remove(from:)`` when nobody waits any more.
    static func put(
        on page: UIViewController, _ body: @escaping @MainActor () -> Void
    ) -> ReleaseSign {
        let sign = ReleaseSign(body)
        objc_setAssociatedObject(page, sign.key, sign, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return sign
    }

    func remove(from page: UIViewController) {
        objc_setAssociatedObject(page, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Its own address, so that a page may have several.
    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    deinit {
        let body = body
        NextTurn.onMainThread { NextTurn.run(body) }
    }
}
