extension KnownFramework {
    /// Bluetooth is unavailable: the manager reports `.unsupported` once.
    static let coreBluetooth = KnownFramework(
        name: "CoreBluetooth", prefixes: ["CB"], imports: [],
        text: """
            enum CBManagerState: Int { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
            enum CBManagerAuthorization: Int { case notDetermined, restricted, denied, allowedAlways }
            enum CBPeripheralState: Int { case disconnected, connecting, connected, disconnecting }
            enum CBCharacteristicWriteType: Int { case withResponse, withoutResponse }
            struct CBCharacteristicProperties: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var broadcast: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 1) }
                static var read: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 2) }
                static var writeWithoutResponse: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 4) }
                static var write: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 8) }
                static var notify: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 16) }
                static var indicate: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 32) }
            }
            struct CBAttributePermissions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var readable: CBAttributePermissions { CBAttributePermissions(rawValue: 1) }
                static var writeable: CBAttributePermissions { CBAttributePermissions(rawValue: 2) }
            }
            let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
            let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
            let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
            let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
            let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
            let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
            let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
            let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
            class CBUUID: NSObject {
                let uuidString: String
                init(string theString: String) { uuidString = theString.uppercased(); super.init() }
                convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
                override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
                override var hash: Int { uuidString.hashValue }
            }
            class CBPeer: NSObject { let identifier = UUID() }
            class CBAttribute: NSObject { var uuid: CBUUID { CBUUID(string: "0000") } }
            class CBService: CBAttribute {
                weak var peripheral: CBPeripheral?
                var isPrimary: Bool { true }
                var characteristics: [CBCharacteristic]?
            }
            class CBMutableService: CBService {
                convenience init(type UUID: CBUUID, primary isPrimary: Bool) { self.init() }
            }
            class CBDescriptor: CBAttribute { var value: Any? { nil } }
            class CBCharacteristic: CBAttribute {
                weak var service: CBService?
                var properties: CBCharacteristicProperties { [] }
                var value: Data?
                var descriptors: [CBDescriptor]? { nil }
                var isNotifying: Bool { false }
            }
            class CBMutableCharacteristic: CBCharacteristic {
                convenience init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) { self.init() }
            }
            class CBCentral: CBPeer { var maximumUpdateValueLength: Int { 20 } }
            @preconcurrency protocol CBPeripheralDelegate: AnyObject {
                optional func peripheralDidUpdateName(_ peripheral: CBPeripheral)
                optional func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
                optional func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
                optional func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
                optional func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
                optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
                optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
                optional func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
                optional func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
                optional func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
            }
            class CBPeripheral: CBPeer {
                weak var delegate: (any CBPeripheralDelegate)?
                var name: String? { nil }
                var state: CBPeripheralState { .disconnected }
                var services: [CBService]? { nil }
                var canSendWriteWithoutResponse: Bool { false }
                func readRSSI()
                func discoverServices(_ serviceUUIDs: [CBUUID]?)
                func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService)
                func discoverDescriptors(for characteristic: CBCharacteristic)
                func readValue(for characteristic: CBCharacteristic)
                func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType)
                func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic)
                func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int
            }
            class CBManager: NSObject {
                class var authorization: CBManagerAuthorization { .notDetermined }
                var state: CBManagerState { .unsupported }
                var authorization: CBManagerAuthorization { .notDetermined }
            }
            @preconcurrency protocol CBCentralManagerDelegate: AnyObject {
                func centralManagerDidUpdateState(_ central: CBCentralManager)
                optional func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
                optional func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
                optional func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
                optional func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
                optional func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
            }
            class CBCentralManager: CBManager {
                weak var delegate: (any CBCentralManagerDelegate)?
                convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
                    self.init()
                    self.delegate = delegate
                    notReal("CBCentralManager.init(delegate:queue:options:)")
                    (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
                }
                var isScanning: Bool { false }
                func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
                func stopScan()
                func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil)
                func cancelPeripheralConnection(_ peripheral: CBPeripheral)
                func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral]
                func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral]
            }
            enum CBATTError { enum Code: Int { case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication, requestNotSupported } }
            class CBATTRequest: NSObject {
                var central: CBCentral { CBCentral() }
                var characteristic: CBCharacteristic { CBCharacteristic() }
                var offset: Int { 0 }
                var value: Data?
            }
            @preconcurrency protocol CBPeripheralManagerDelegate: AnyObject {
                func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
                optional func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
                optional func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
                optional func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
                optional func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
                optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
                optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
                optional func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
            }
            class CBPeripheralManager: CBManager {
                weak var delegate: (any CBPeripheralManagerDelegate)?
                convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
                    self.init()
                    self.delegate = delegate
                    notReal("CBPeripheralManager.init(delegate:queue:options:)")
                    (queue ?? .main).async { self.delegate?.peripheralManagerDidUpdateState(self) }
                }
                var isAdvertising: Bool { false }
                func startAdvertising(_ advertisementData: [String: Any]?)
                func stopAdvertising()
                func add(_ service: CBMutableService)
                func remove(_ service: CBMutableService)
                func removeAllServices()
                func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool
                func respond(to request: CBATTRequest, withResult result: CBATTError.Code)
            }
            """)
}
