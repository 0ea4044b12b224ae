import NeutralValues
import UIKit

public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

open class MXMetricManager: NSObject {
    private static let one = MXMetricManager()
    open class var shared: MXMetricManager { one }
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) { notReal() }
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
