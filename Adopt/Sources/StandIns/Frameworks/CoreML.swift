extension KnownFramework {
    /// Models can't be read: `MLModel.init` throws. The classes that Xcode generates for a model don't exist.
    static let coreML = KnownFramework(
        name: "CoreML", prefixes: ["ML"], imports: [],
        text: #"""
            struct MLModelError: Error {
                enum Code: Int { case generic, featureType, io = 3, customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            enum MLComputeUnits: Int { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
            enum MLFeatureType: Int { case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence }
            class MLModelConfiguration: NSObject {
                var computeUnits = MLComputeUnits.all
                var modelDisplayName: String?
                var allowLowPrecisionAccumulationOnGPU = false
            }
            class MLFeatureDescription: NSObject {
                var name: String { "" }
                var type: MLFeatureType { .invalid }
                var isOptional: Bool { false }
            }
            class MLModelDescription: NSObject {
                var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
                var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
                var predictedFeatureName: String? { nil }
                var predictedProbabilitiesName: String? { nil }
                var classLabels: [Any]? { nil }
            }
            enum MLMultiArrayDataType: Int { case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104 }
            class MLMultiArray: NSObject {
                private var numbers: [NSNumber]
                let shape: [NSNumber]
                let dataType: MLMultiArrayDataType
                init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
                    self.shape = shape
                    self.dataType = dataType
                    numbers = [NSNumber](repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
                    super.init()
                }
                var count: Int { numbers.count }
                var strides: [NSNumber] { shape.indices.map { place in NSNumber(value: shape[(place + 1)...].reduce(1) { $0 * $1.intValue }) } }
                subscript(index: Int) -> NSNumber { get { numbers[index] } set { numbers[index] = newValue } }
                subscript(key: [NSNumber]) -> NSNumber { get { numbers[place(key)] } set { numbers[place(key)] = newValue } }
                private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
            }
            class MLFeatureValue: NSObject {
                private var value: Any?
                convenience init(double value: Double) { self.init(); self.value = value }
                convenience init(int64 value: Int64) { self.init(); self.value = value }
                convenience init(string value: String) { self.init(); self.value = value }
                convenience init(multiArray value: MLMultiArray) { self.init(); self.value = value }
                var isUndefined: Bool { value == nil }
                var doubleValue: Double { value as? Double ?? 0 }
                var int64Value: Int64 { value as? Int64 ?? 0 }
                var stringValue: String { value as? String ?? "" }
                var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
                var dictionaryValue: [AnyHashable: NSNumber] { [:] }
            }
            protocol MLFeatureProvider: AnyObject {
                var featureNames: Set<String> { get }
                func featureValue(for featureName: String) -> MLFeatureValue?
            }
            class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
                private let values: [String: MLFeatureValue]
                init(dictionary: [String: Any]) throws { values = dictionary.compactMapValues { $0 as? MLFeatureValue }; super.init() }
                var featureNames: Set<String> { Set(values.keys) }
                func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
            }
            class MLPredictionOptions: NSObject { var usesCPUOnly = false }
            class MLModel: NSObject {
                let configuration = MLModelConfiguration()
                let modelDescription = MLModelDescription()
                init(contentsOf url: URL) throws { notReal("MLModel.init(contentsOf:)"); throw MLModelError(.io) }
                init(contentsOf url: URL, configuration: MLModelConfiguration) throws { notReal("MLModel.init(contentsOf:configuration:)"); throw MLModelError(.io) }
                class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
                class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel { throw MLModelError(.io) }
                func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
                func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
            }
            """#)
}
