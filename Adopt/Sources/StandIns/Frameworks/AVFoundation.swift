extension KnownFramework {
    static let avFoundation = KnownFramework(
        name: "AVFoundation", prefixes: ["AV"], imports: ["AudioToolbox", "CoreMedia"],
        text: """
            class AVAudioSession: NSObject {
                struct Category: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
                    static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
                    static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
                    static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
                    static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
                }
                struct Mode: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
                    static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
                    static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
                }
                struct CategoryOptions: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static var mixWithOthers: CategoryOptions { CategoryOptions(rawValue: 1) }
                    static var duckOthers: CategoryOptions { CategoryOptions(rawValue: 2) }
                    static var allowBluetooth: CategoryOptions { CategoryOptions(rawValue: 4) }
                    static var defaultToSpeaker: CategoryOptions { CategoryOptions(rawValue: 8) }
                }
                enum RecordPermission: UInt { case undetermined, denied, granted }
                private static let shared = AVAudioSession()
                static func sharedInstance() -> AVAudioSession { shared }
                var category = Category.soloAmbient
                var recordPermission: RecordPermission { .undetermined }
                func setCategory(_ category: Category) throws { self.category = category }
                func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { self.category = category }
                func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
                func setActive(_ active: Bool) throws
                func requestRecordPermission(_ response: @escaping (Bool) -> Void)
            }
            @preconcurrency protocol AVAudioPlayerDelegate: AnyObject {
                optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
                optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?)
            }
            class AVAudioPlayer: NSObject {
                weak var delegate: (any AVAudioPlayerDelegate)?
                let url: URL?
                var volume: Float = 1
                var pan: Float = 0
                var rate: Float = 1
                var enableRate = false
                var numberOfLoops = 0
                var currentTime: TimeInterval = 0
                var isMeteringEnabled = false
                var isPlaying: Bool { false }
                var duration: TimeInterval { 0 }
                override init() { url = nil; super.init() }
                init(contentsOf url: URL) throws { self.url = url; super.init() }
                init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url; super.init() }
                init(data: Data) throws { url = nil; super.init() }
                @discardableResult func prepareToPlay() -> Bool
                @discardableResult func play() -> Bool
                @discardableResult func play(atTime time: TimeInterval) -> Bool
                func pause()
                func stop()
                func setVolume(_ volume: Float, fadeDuration duration: TimeInterval)
                func updateMeters()
                func averagePower(forChannel channelNumber: Int) -> Float
            }
            @preconcurrency protocol AVAudioRecorderDelegate: AnyObject {
                optional func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
                optional func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: Error?)
            }
            let AVFormatIDKey = "AVFormatIDKey"
            let AVSampleRateKey = "AVSampleRateKey"
            let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
            let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
            let AVEncoderBitRateKey = "AVEncoderBitRateKey"
            let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
            let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
            enum AVAudioQuality: Int { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }
            class AVAudioRecorder: NSObject {
                weak var delegate: (any AVAudioRecorderDelegate)?
                let url: URL
                var isMeteringEnabled = false
                var isRecording: Bool { false }
                var currentTime: TimeInterval { 0 }
                init(url: URL, settings: [String: Any]) throws { self.url = url; super.init() }
                @discardableResult func prepareToRecord() -> Bool
                @discardableResult func record() -> Bool
                @discardableResult func record(forDuration duration: TimeInterval) -> Bool
                func pause()
                func stop()
                func updateMeters()
                func averagePower(forChannel channelNumber: Int) -> Float
            }
            struct AVMediaType: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let video = AVMediaType(rawValue: "vide")
                static let audio = AVMediaType(rawValue: "soun")
            }
            struct AVLayerVideoGravity: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
                static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
                static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
            }
            class AVAsset: NSObject {
                var duration: CMTime { CMTime() }
                var isPlayable: Bool { false }
                convenience init(url URL: URL) { self.init() }
            }
            class AVURLAsset: AVAsset {
                private var stored: URL?
                var url: URL { stored ?? URL(fileURLWithPath: "/") }
                convenience init(url URL: URL, options: [String: Any]? = nil) { self.init(); stored = URL }
            }
            class AVAssetImageGenerator: NSObject {
                enum Result: Int { case succeeded, failed, cancelled }
                let asset: AVAsset
                var appliesPreferredTrackTransform = false
                var maximumSize = CGSize.zero
                var requestedTimeToleranceBefore = CMTime()
                var requestedTimeToleranceAfter = CMTime()
                init(asset: AVAsset) { self.asset = asset; super.init() }
                func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw CocoaError(.featureUnsupported) }
                func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void)
                func cancelAllCGImageGeneration()
            }
            extension NSValue {
                convenience init(time: CMTime) { self.init() }
            }
            struct AVFileType: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let mp4 = AVFileType(rawValue: "public.mpeg-4")
                static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
                static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
            }
            enum AVAssetExportSessionStatus: Int { case unknown, waiting, exporting, completed, failed, cancelled }
            class AVAssetExportSession: NSObject {
                typealias Status = AVAssetExportSessionStatus
                var outputURL: URL?
                var outputFileType: AVFileType?
                var shouldOptimizeForNetworkUse = false
                var timeRange = CMTimeRange()
                private(set) var status = AVAssetExportSessionStatus.unknown
                private(set) var error: Error?
                var progress: Float { 0 }
                init?(asset: AVAsset, presetName: String) { super.init() }
                func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
                    status = .failed
                    error = CocoaError(.featureUnsupported)
                    handler()
                }
                func cancelExport()
            }
            let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
            let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
            let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
            let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
            class AVPlayerItem: NSObject {
                enum Status: Int { case unknown, readyToPlay, failed }
                let asset: AVAsset
                var status: Status { .unknown }
                var duration: CMTime { CMTime() }
                var error: Error? { nil }
                init(asset: AVAsset) { self.asset = asset; super.init() }
                convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
                func currentTime() -> CMTime
                func seek(to time: CMTime)
            }
            extension AVPlayerItem {
                static var didPlayToEndTimeNotification: Notification.Name { Notification.Name("AVPlayerItemDidPlayToEndTimeNotification") }
            }
            extension NSNotification.Name {
                static var AVPlayerItemDidPlayToEndTime: NSNotification.Name { NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification") }
            }
            class AVPlayer: NSObject {
                enum Status: Int { case unknown, readyToPlay, failed }
                enum ActionAtItemEnd: Int { case advance, pause, none }
                enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
                private(set) var currentItem: AVPlayerItem?
                var rate: Float = 0
                var volume: Float = 1
                var isMuted = false
                var actionAtItemEnd = ActionAtItemEnd.pause
                var automaticallyWaitsToMinimizeStalling = true
                var status: Status { .unknown }
                var timeControlStatus: TimeControlStatus { .paused }
                var error: Error? { nil }
                override init() { super.init() }
                init(url URL: URL) { currentItem = AVPlayerItem(url: URL); super.init() }
                init(playerItem item: AVPlayerItem?) { currentItem = item; super.init() }
                func play()
                func pause()
                func replaceCurrentItem(with item: AVPlayerItem?) { notReal("AVPlayer.replaceCurrentItem(with:)"); currentItem = item }
                func currentTime() -> CMTime
                func seek(to time: CMTime)
                func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void)
                func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
                func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any { notReal("AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)"); return NSObject() }
                func removeTimeObserver(_ observer: Any)
            }
            class AVQueuePlayer: AVPlayer {
                convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
                func advanceToNextItem()
            }
            class AVPlayerLooper: NSObject {
                init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
                func disableLooping()
            }
            class AVPlayerLayer: CALayer {
                var player: AVPlayer?
                var videoGravity = AVLayerVideoGravity.resizeAspect
                var isReadyForDisplay: Bool { false }
                var videoRect: CGRect { .zero }
                convenience init(player: AVPlayer?) { self.init(); self.player = player }
            }
            enum AVAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
            class AVCaptureDevice: NSObject {
                enum Position: Int { case unspecified, back, front }
                enum TorchMode: Int { case off, on, auto }
                struct DeviceType: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
                    static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
                    static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
                    static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
                    static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
                    static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
                    static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
                }
                var position: Position { .unspecified }
                var hasTorch: Bool { false }
                var torchMode = TorchMode.off
                class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
                class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
                class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
                class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void)
                func lockForConfiguration() throws
                func unlockForConfiguration()
            }
            class AVCaptureInput: NSObject {}
            class AVCaptureOutput: NSObject {}
            class AVCaptureConnection: NSObject { var videoOrientation = AVCaptureVideoOrientation.portrait }
            enum AVCaptureVideoOrientation: Int { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
            class AVCaptureDeviceInput: AVCaptureInput {
                let device: AVCaptureDevice
                init(device: AVCaptureDevice) throws { self.device = device; super.init() }
            }
            class AVMetadataObject: NSObject {
                struct ObjectType: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let qr = ObjectType(rawValue: "org.iso.QRCode")
                    static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
                    static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
                    static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
                }
                var type: ObjectType { .qr }
                var bounds: CGRect { .zero }
            }
            class AVMetadataMachineReadableCodeObject: AVMetadataObject { var stringValue: String? { nil } }
            protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
                optional func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
            }
            class AVCaptureMetadataOutput: AVCaptureOutput {
                var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
                var rectOfInterest = CGRect.zero
                func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?)
            }
            protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
                optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
                optional func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
            }
            class AVCaptureVideoDataOutput: AVCaptureOutput {
                var videoSettings: [String: Any]! = [:]
                var alwaysDiscardsLateVideoFrames = true
                func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?)
            }
            class AVCaptureSession: NSObject {
                struct Preset: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
                    static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
                    static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
                    static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
                    static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
                    static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
                    static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
                    static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
                    static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
                }
                var sessionPreset = Preset.high
                var isRunning: Bool { false }
                var inputs: [AVCaptureInput] { [] }
                var outputs: [AVCaptureOutput] { [] }
                func canAddInput(_ input: AVCaptureInput) -> Bool
                func canAddOutput(_ output: AVCaptureOutput) -> Bool
                func addInput(_ input: AVCaptureInput)
                func addOutput(_ output: AVCaptureOutput)
                func removeInput(_ input: AVCaptureInput)
                func removeOutput(_ output: AVCaptureOutput)
                func beginConfiguration()
                func commitConfiguration()
                func startRunning()
                func stopRunning()
            }
            class AVCaptureVideoPreviewLayer: CALayer {
                var session: AVCaptureSession?
                var videoGravity = AVLayerVideoGravity.resizeAspect
                var connection: AVCaptureConnection? { nil }
                convenience init(session: AVCaptureSession) { self.init(); self.session = session }
            }
            class AVSpeechSynthesisVoice: NSObject {
                var language: String { "en-US" }
                convenience init?(language languageCode: String?) { self.init() }
            }
            class AVSpeechUtterance: NSObject {
                let speechString: String
                var voice: AVSpeechSynthesisVoice?
                var rate: Float = 0.5
                var pitchMultiplier: Float = 1
                var volume: Float = 1
                init(string: String) { speechString = string; super.init() }
            }
            class AVSpeechSynthesizer: NSObject {
                var isSpeaking: Bool { false }
                func speak(_ utterance: AVSpeechUtterance)
            }
            func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
                let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
                let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
                return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
            }
            """)
}
