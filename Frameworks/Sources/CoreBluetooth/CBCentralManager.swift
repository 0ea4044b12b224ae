import NeutralValues
import UIKit

open class CBManager: NSObject {
    open class var authorization: CBManagerAuthorization { .notDetermined }
    open var state: CBManagerState { .unsupported }
    open var authorization: CBManagerAuthorization { .notDetermined }
}

@preconcurrency public protocol CBCentralManagerDelegate: AnyObject {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])

    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)

    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}

    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}

    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}

    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

open class CBCentralManager: CBManager {
    open weak var delegate: (any CBCentralManagerDelegate)?

    public convenience init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        self.init()
        self.delegate = delegate
        notReal()
        (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
    }

    open var isScanning: Bool { false }

    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        notReal()
    }

    open func stopScan() { notReal() }
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { notReal() }
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) { notReal() }

    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
        notReal()
        return []
    }

    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
        notReal()
        return []
    }
}
