import UIKit

open class MXMetricPayload: NSObject {
    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXDiagnosticPayload: NSObject {
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
