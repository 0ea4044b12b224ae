import NeutralValues
import UIKit

public enum CBATTError {
    public enum Code: Int {
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu,
            insufficientAuthentication, requestNotSupported
    }
}

open class CBATTRequest: NSObject {
    open var central: CBCentral { CBCentral() }
    open var characteristic: CBCharacteristic { CBCharacteristic() }
    open var offset: Int { 0 }
    open var value: Data?
}

@preconcurrency public protocol CBPeripheralManagerDelegate: AnyObject {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)

    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    )

    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral,
        didUnsubscribeFrom characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
    }

    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
    ) {}

    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}

    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral,
        didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

open class CBPeripheralManager: CBManager {
    open weak var delegate: (any CBPeripheralManagerDelegate)?

    public convenience init(
        delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        self.init()
        self.delegate = delegate
        notReal()
        (queue ?? .main).async { self.delegate?.peripheralManagerDidUpdateState(self) }
    }

    open var isAdvertising: Bool { false }
    open func startAdvertising(_ advertisementData: [String: Any]?) { notReal() }
    open func stopAdvertising() { notReal() }
    open func add(_ service: CBMutableService) { notReal() }
    open func remove(_ service: CBMutableService) { notReal() }
    open func removeAllServices() { notReal() }

    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic,
        onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { notReal(); return false }
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { notReal() }
}
