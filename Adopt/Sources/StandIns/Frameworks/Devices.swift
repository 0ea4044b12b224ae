extension KnownFramework {
    /// The radio is off: the manager says `.unsupported` once.
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

    static let coreNFC = KnownFramework(
        name: "CoreNFC", prefixes: ["NFC"], imports: [],
        text: """
            enum NFCTypeNameFormat: UInt8 { case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }
            enum NFCNDEFStatus: UInt { case notSupported = 1, readWrite, readOnly }
            struct NFCReaderError: Error {
                enum Code: Int { case readerErrorUnsupportedFeature = 1, readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorFirstNDEFTagRead = 204 }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            class NFCNDEFPayload: NSObject {
                let typeNameFormat: NFCTypeNameFormat
                let type: Data
                let identifier: Data
                let payload: Data
                init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) { typeNameFormat = format; self.type = type; self.identifier = identifier; self.payload = payload; super.init() }
                class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? { nil }
                func wellKnownTypeURIPayload() -> URL? { nil }
                func wellKnownTypeTextPayload() -> (String?, Locale?) { (nil, nil) }
            }
            class NFCNDEFMessage: NSObject {
                let records: [NFCNDEFPayload]
                init(records: [NFCNDEFPayload]) { self.records = records; super.init() }
            }
            protocol NFCNDEFTag: AnyObject {
                func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
                func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
                func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
            }
            class NFCReaderSession: NSObject {
                class var readingAvailable: Bool { false }
                var alertMessage = ""
                var isReady: Bool { false }
                func begin() { notReal("NFCReaderSession.begin()") }
                func invalidate() {}
                func invalidate(errorMessage: String) {}
            }
            @preconcurrency protocol NFCNDEFReaderSessionDelegate: AnyObject {
                func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
                func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
                optional func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
                optional func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
            }
            class NFCNDEFReaderSession: NFCReaderSession {
                private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
                convenience init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) { self.init(); self.delegate = delegate }
                override func begin() {
                    notReal("NFCNDEFReaderSession.begin()")
                    DispatchQueue.main.async { self.delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature)) }
                }
                func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void)
                func restartPolling()
            }
            """)

    /// There is no health data: `isHealthDataAvailable()` is false, and queries end with nothing.
    static let healthKit = KnownFramework(
        name: "HealthKit", prefixes: ["HK"], imports: ["PredicateFormats"],
        text: """
            struct HKQuantityTypeIdentifier: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
                static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
                static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
                static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
                static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
                static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
                static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
                static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
                static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
                static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
                static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
                static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
                static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
                static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
            }
            struct HKCategoryTypeIdentifier: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
                static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
            }
            struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let biologicalSex = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
                static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
                static let dateOfBirth = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
            }
            enum HKAuthorizationStatus: Int { case notDetermined, sharingDenied, sharingAuthorized }
            enum HKBiologicalSex: Int { case notSet, female, male, other }
            enum HKBloodType: Int { case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative }
            enum HKUpdateFrequency: Int { case immediate = 1, hourly, daily, weekly }
            enum HKWorkoutActivityType: UInt { case cycling = 13, hiking = 24, running = 37, swimming = 46, walking = 52, yoga = 57, other = 3000 }
            struct HKError: Error {
                enum Code: Int { case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            let HKObjectQueryNoLimit = 0
            let HKSampleSortIdentifierStartDate = "startDate"
            let HKSampleSortIdentifierEndDate = "endDate"
            let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
            class HKObjectType: NSObject {
                let identifier: String
                init(identifier: String) { self.identifier = identifier; super.init() }
                class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier: identifier.rawValue) }
                class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier: identifier.rawValue) }
                class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? { HKCharacteristicType(identifier: identifier.rawValue) }
                class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
                class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(identifier: "HKActivitySummaryType") }
                override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
                override var hash: Int { identifier.hashValue }
            }
            class HKSampleType: HKObjectType {}
            class HKQuantityType: HKSampleType {
                convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
            }
            class HKCategoryType: HKSampleType {
                convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
            }
            class HKCharacteristicType: HKObjectType {}
            class HKWorkoutType: HKSampleType {}
            class HKActivitySummaryType: HKObjectType {}
            enum HKMetricPrefix: Int { case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera }
            class HKUnit: NSObject {
                let unitString: String
                init(from string: String) { unitString = string; super.init() }
                class func count() -> HKUnit { HKUnit(from: "count") }
                class func meter() -> HKUnit { HKUnit(from: "m") }
                class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "m") }
                class func mile() -> HKUnit { HKUnit(from: "mi") }
                class func foot() -> HKUnit { HKUnit(from: "ft") }
                class func inch() -> HKUnit { HKUnit(from: "in") }
                class func gram() -> HKUnit { HKUnit(from: "g") }
                class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "g") }
                class func pound() -> HKUnit { HKUnit(from: "lb") }
                class func liter() -> HKUnit { HKUnit(from: "L") }
                class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "L") }
                class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
                class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
                class func joule() -> HKUnit { HKUnit(from: "J") }
                class func second() -> HKUnit { HKUnit(from: "s") }
                class func minute() -> HKUnit { HKUnit(from: "min") }
                class func hour() -> HKUnit { HKUnit(from: "hr") }
                class func day() -> HKUnit { HKUnit(from: "d") }
                class func percent() -> HKUnit { HKUnit(from: "%") }
                func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
                func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "*" + unit.unitString) }
            }
            class HKQuantity: NSObject {
                private let unit: HKUnit
                private let value: Double
                init(unit: HKUnit, doubleValue value: Double) { self.unit = unit; self.value = value; super.init() }
                func `is`(compatibleWith unit: HKUnit) -> Bool { true }
                func doubleValue(for unit: HKUnit) -> Double { value }
            }
            class HKDevice: NSObject {}
            class HKSource: NSObject { class func `default`() -> HKSource { HKSource() } }
            class HKObject: NSObject {
                let uuid = UUID()
                var metadata: [String: Any]? { nil }
            }
            class HKSample: HKObject {
                let sampleType: HKSampleType
                let startDate: Date
                let endDate: Date
                init(sampleType: HKSampleType, start: Date, end: Date) { self.sampleType = sampleType; startDate = start; endDate = end; super.init() }
            }
            class HKQuantitySample: HKSample {
                let quantity: HKQuantity
                let quantityType: HKQuantityType
                init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) { self.quantity = quantity; self.quantityType = quantityType; super.init(sampleType: quantityType, start: startDate, end: endDate) }
            }
            class HKCategorySample: HKSample {
                let value: Int
                let categoryType: HKCategoryType
                init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) { self.value = value; categoryType = type; super.init(sampleType: type, start: startDate, end: endDate) }
            }
            class HKWorkout: HKSample {
                let workoutActivityType: HKWorkoutActivityType
                init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) { self.workoutActivityType = workoutActivityType; super.init(sampleType: HKObjectType.workoutType(), start: startDate, end: endDate) }
                var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
                var totalEnergyBurned: HKQuantity? { nil }
                var totalDistance: HKQuantity? { nil }
            }
            class HKBiologicalSexObject: NSObject { var biologicalSex: HKBiologicalSex { .notSet } }
            class HKBloodTypeObject: NSObject { var bloodType: HKBloodType { .notSet } }
            struct HKQueryOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var strictStartDate: HKQueryOptions { HKQueryOptions(rawValue: 1) }
                static var strictEndDate: HKQueryOptions { HKQueryOptions(rawValue: 2) }
            }
            class HKQuery: NSObject {
                private let end: () -> Void
                init(end: @escaping () -> Void) { self.end = end; super.init() }
                func answer() { end() }
                class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate { NSPredicate(value: false) }
            }
            class HKSampleQuery: HKQuery {
                init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
                    var own: HKSampleQuery?
                    super.init(end: { if let own { resultsHandler(own, [], nil) } })
                    own = self
                }
            }
            struct HKStatisticsOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var discreteAverage: HKStatisticsOptions { HKStatisticsOptions(rawValue: 2) }
                static var discreteMin: HKStatisticsOptions { HKStatisticsOptions(rawValue: 4) }
                static var discreteMax: HKStatisticsOptions { HKStatisticsOptions(rawValue: 8) }
                static var cumulativeSum: HKStatisticsOptions { HKStatisticsOptions(rawValue: 16) }
                static var mostRecent: HKStatisticsOptions { HKStatisticsOptions(rawValue: 32) }
            }
            class HKStatistics: NSObject {
                var startDate: Date { Date(timeIntervalSince1970: 0) }
                var endDate: Date { Date(timeIntervalSince1970: 0) }
                func sumQuantity() -> HKQuantity? { nil }
                func averageQuantity() -> HKQuantity? { nil }
                func minimumQuantity() -> HKQuantity? { nil }
                func maximumQuantity() -> HKQuantity? { nil }
                func mostRecentQuantity() -> HKQuantity? { nil }
            }
            class HKStatisticsQuery: HKQuery {
                init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {
                    var own: HKStatisticsQuery?
                    super.init(end: { if let own { handler(own, nil, nil) } })
                    own = self
                }
            }
            class HKStatisticsCollection: NSObject {
                func statistics() -> [HKStatistics] { [] }
                func statistics(for date: Date) -> HKStatistics? { nil }
                func enumerateStatistics(from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {}
            }
            class HKStatisticsCollectionQuery: HKQuery {
                var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
                var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
                init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) { super.init(end: {}) }
                override func answer() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
            }
            class HKObserverQuery: HKQuery {
                init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void) { super.init(end: {}) }
            }
            class HKHealthStore: NSObject {
                class func isHealthDataAvailable() -> Bool { false }
                func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
                func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void) { notReal("HKHealthStore.requestAuthorization(toShare:read:completion:)"); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) } }
                func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws { throw HKError(.errorHealthDataUnavailable) }
                func execute(_ query: HKQuery) { notReal("HKHealthStore.execute(_:)"); DispatchQueue.main.async { query.answer() } }
                func stop(_ query: HKQuery)
                func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { notReal("HKHealthStore.save(_:withCompletion:)"); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) } }
                func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { notReal("HKHealthStore.save(_:withCompletion:)"); DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) } }
                func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
                func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
                func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
                func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject() }
                func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
            }
            """)
}
