// Models can't be read: `MLModel.init` throws. The classes that Xcode generates for a model don't exist.

import NeutralValues
@_exported import UIKit

public let MLModelErrorDomain = "com.apple.CoreML"

public struct MLModelError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = MLModelError
        case generic, featureType, io = 3, customLayer, customModel, update, parameters,
            modelDecryptionKeyFetch, modelDecryption
    }

    public static var _nsErrorDomain: String { MLModelErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}

public enum MLComputeUnits: Int {
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

public enum MLFeatureType: Int {
    case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence
}

open class MLModelConfiguration: NSObject {
    open var computeUnits = MLComputeUnits.all
    open var modelDisplayName: String?
    open var allowLowPrecisionAccumulationOnGPU = false
}

open class MLFeatureDescription: NSObject {
    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
    open var isOptional: Bool { false }
}

open class MLModelDescription: NSObject {
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var predictedProbabilitiesName: String? { nil }
    open var classLabels: [Any]? { nil }
}

public enum MLMultiArrayDataType: Int {
    case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104
}

open class MLMultiArray: NSObject {
    private var numbers: [NSNumber]
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType

    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        self.shape = shape
        self.dataType = dataType
        numbers = [NSNumber](repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
        super.init()
    }

    open var count: Int { numbers.count }

    open var strides: [NSNumber] {
        shape.indices.map { place in NSNumber(value: shape[(place + 1)...].reduce(1) { $0 * $1.intValue }) }
    }

    public subscript(index: Int) -> NSNumber {
        get { numbers[index] }
        set { numbers[index] = newValue }
    }

    public subscript(key: [NSNumber]) -> NSNumber {
        get { numbers[place(key)] }
        set { numbers[place(key)] = newValue }
    }

    private func place(_ key: [NSNumber]) -> Int {
        zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
}

open class MLFeatureValue: NSObject {
    private var value: Any?
    public convenience init(double value: Double) { self.init(); self.value = value }
    public convenience init(int64 value: Int64) { self.init(); self.value = value }
    public convenience init(string value: String) { self.init(); self.value = value }
    public convenience init(multiArray value: MLMultiArray) { self.init(); self.value = value }
    open var isUndefined: Bool { value == nil }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
    open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
}

public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    private let values: [String: MLFeatureValue]

    public init(dictionary: [String: Any]) throws {
        values = dictionary.compactMapValues { $0 as? MLFeatureValue }; super.init()
    }

    open var featureNames: Set<String> { Set(values.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}

open class MLPredictionOptions: NSObject {
    open var usesCPUOnly = false
}

open class MLModel: NSObject {
    public let configuration = MLModelConfiguration()
    public let modelDescription = MLModelDescription()
    public init(contentsOf url: URL) throws { notReal(); throw MLModelError(.io) }

    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        notReal()
        throw MLModelError(.io)
    }

    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }

    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration())
        async throws -> MLModel
    { throw MLModelError(.io) }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }

    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws
        -> any MLFeatureProvider
    { throw MLModelError(.generic) }
}
