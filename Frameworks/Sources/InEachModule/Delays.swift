import Dispatch
import Foundation
import UIKit

// Delays on the main thread follow the app's clock, which a simulator advances. A module's own members take precedence over the system's.

extension Dispatch.DispatchQueue {
    func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        AppDelays.perform(at: deadline, on: self, DispatchWorkItem(qos: qos, flags: flags, block: work))
    }

    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        AppDelays.perform(at: deadline, on: self, execute)
    }
}

extension Foundation.Timer {
    class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
    ) -> Foundation.Timer {
        AppDelays.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }

    class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Foundation.Timer {
        AppDelays.scheduledTimer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }
}

extension Foundation.RunLoop {
    func add(_ timer: Foundation.Timer, forMode mode: Foundation.RunLoop.Mode) {
        AppDelays.add(timer, to: self, forMode: mode)
    }
}
