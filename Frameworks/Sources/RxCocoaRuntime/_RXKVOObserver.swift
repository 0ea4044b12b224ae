import UIKit

open class _RXKVOObserver: NSObject {
    private let target: Unmanaged<NSObject>?
    private let retained: AnyObject?
    private let keyPath: String
    private var listener: UIResponder?

    public init(
        target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        self.target = (target as? NSObject).map(Unmanaged.passUnretained)
        retained = retainTarget ? target : nil
        self.keyPath = keyPath
        super.init()
        nonisolated(unsafe) let told = callback
        let listener = MainActor.assumeIsolated { RXKeyValueListener(told) }
        self.listener = listener
        (target as? NSObject)?.addObserver(listener, forKeyPath: keyPath, options: options, context: nil)
    }

    open func dispose() {
        guard let listener else { return }
        target?.takeUnretainedValue().removeObserver(listener, forKeyPath: keyPath)
        self.listener = nil
    }
}

private class RXKeyValueListener: UIResponder {
    let told: (Any?) -> Void

    init(_ told: @escaping (Any?) -> Void) {
        self.told = told
        super.init()
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        told(change?[.newKey])
    }
}
