extension KnownFramework {
    /// Speech recognition isn't authorized.
    static let speech = KnownFramework(
        name: "Speech", prefixes: ["SF"], imports: ["AVFoundation"],
        text: """
            enum SFSpeechRecognizerAuthorizationStatus: Int { case notDetermined, denied, restricted, authorized }
            enum SFSpeechRecognitionTaskHint: Int { case unspecified, dictation, search, confirmation }
            enum SFSpeechRecognitionTaskState: Int { case starting, running, finishing, canceling, completed }
            class SFTranscriptionSegment: NSObject {
                var substring: String { "" }
                var timestamp: TimeInterval { 0 }
                var duration: TimeInterval { 0 }
                var confidence: Float { 0 }
            }
            class SFTranscription: NSObject {
                var formattedString: String { "" }
                var segments: [SFTranscriptionSegment] { [] }
            }
            class SFSpeechRecognitionResult: NSObject {
                var bestTranscription: SFTranscription { SFTranscription() }
                var transcriptions: [SFTranscription] { [] }
                var isFinal: Bool { true }
            }
            class SFSpeechRecognitionRequest: NSObject {
                var taskHint = SFSpeechRecognitionTaskHint.unspecified
                var shouldReportPartialResults = true
                var requiresOnDeviceRecognition = false
                var contextualStrings: [String] = []
                var addsPunctuation = false
            }
            class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
                let url: URL
                init(url URL: URL) { url = URL; super.init() }
            }
            class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
                func append(_ audioPCMBuffer: Any)
                func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer)
                func endAudio()
            }
            class SFSpeechRecognitionTask: NSObject {
                var state: SFSpeechRecognitionTaskState { .completed }
                var isFinishing: Bool { false }
                var isCancelled: Bool { false }
                var error: (any Error)? { nil }
                func finish()
                func cancel()
            }
            @preconcurrency protocol SFSpeechRecognizerDelegate: AnyObject {
                optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
            }
            class SFSpeechRecognizer: NSObject {
                weak var delegate: (any SFSpeechRecognizerDelegate)?
                private(set) var locale = Locale.current
                var isAvailable: Bool { false }
                var supportsOnDeviceRecognition: Bool { false }
                convenience init?(locale: Locale) { self.init(); self.locale = locale }
                class func supportedLocales() -> Set<Locale> { [] }
                class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
                class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) { notReal("SFSpeechRecognizer.requestAuthorization(_:)"); DispatchQueue.main.async { handler(.denied) } }
                func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask
            }
            """)
}
