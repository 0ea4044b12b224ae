import NeutralValues
import UIKit

open class AVCaptureSession: NSObject {
    public struct Preset: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    open var sessionPreset = Preset.high
    open var isRunning: Bool { false }
    open var inputs: [AVCaptureInput] { [] }
    open var outputs: [AVCaptureOutput] { [] }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { notReal(); return false }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { notReal(); return false }
    open func addInput(_ input: AVCaptureInput) { notReal() }
    open func addOutput(_ output: AVCaptureOutput) { notReal() }
    open func removeInput(_ input: AVCaptureInput) { notReal() }
    open func removeOutput(_ output: AVCaptureOutput) { notReal() }
    open func beginConfiguration() { notReal() }
    open func commitConfiguration() { notReal() }
    open func startRunning() { notReal() }
    open func stopRunning() { notReal() }
}

extension AVCaptureSession {
    public enum InterruptionReason: Int {
        case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient
        case videoDeviceInUseByAnotherClient, videoDeviceNotAvailableWithMultipleForegroundApps
        case videoDeviceNotAvailableDueToSystemPressure
    }
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension NSNotification.Name {
    public static let AVCaptureSessionDidStartRunning = Self("AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = Self("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionRuntimeError = Self("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureSessionWasInterrupted = Self("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded = Self(
        "AVCaptureSessionInterruptionEndedNotification")
}
