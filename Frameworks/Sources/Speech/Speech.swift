// Speech recognition isn't authorized.

@_exported import AVFoundation
import NeutralValues
@_exported import UIKit

public enum SFSpeechRecognizerAuthorizationStatus: Int {
    case notDetermined, denied, restricted, authorized
}

public enum SFSpeechRecognitionTaskHint: Int {
    case unspecified, dictation, search, confirmation
}

public enum SFSpeechRecognitionTaskState: Int {
    case starting, running, finishing, canceling, completed
}

open class SFTranscriptionSegment: NSObject {
    open var substring: String { "" }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
}

open class SFTranscription: NSObject {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

open class SFSpeechRecognitionResult: NSObject {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}

open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var contextualStrings: [String] = []
    open var addsPunctuation = false
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url URL: URL) { url = URL; super.init() }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) { notReal() }
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) { notReal() }
    open func endAudio() { notReal() }
}

open class SFSpeechRecognitionTask: NSObject {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { nil }
    open func finish() { notReal() }
    open func cancel() { notReal() }
}

@preconcurrency public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(
        _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
    ) {}
}

open class SFSpeechRecognizer: NSObject {
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open private(set) var locale = Locale.current
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }
    public convenience init?(locale: Locale) { self.init(); self.locale = locale }
    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void)
    { notReal(); DispatchQueue.main.async { handler(.denied) } }

    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask { notReal(); return SFSpeechRecognitionTask() }
}
