import NeutralValues
import UIKit

open class ARCamera: NSObject {
    public enum TrackingState {
        public enum Reason {
            case initializing, excessiveMotion, insufficientFeatures, relocalizing
        }
        case notAvailable
        case limited(Reason)
        case normal
    }

    open var trackingState: TrackingState { .notAvailable }
    open var transform: ARMatrix { ARMatrix() }
}

open class ARFrame: NSObject {
    open var camera: ARCamera { ARCamera() }
    open var anchors: [ARAnchor] { [] }
}

open class ARConfiguration: NSObject {
    public enum WorldAlignment: Int {
        case gravity, gravityAndHeading, camera
    }

    open class var isSupported: Bool { false }
    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
}

open class ARWorldTrackingConfiguration: ARConfiguration {
    public struct PlaneDetection: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var horizontal: PlaneDetection { PlaneDetection(rawValue: 1) }
        public static var vertical: PlaneDetection { PlaneDetection(rawValue: 2) }
    }

    open var planeDetection: PlaneDetection = []
    open var detectionImages: Set<ARReferenceImage>! = []
    open var maximumNumberOfTrackedImages = 0
}

open class ARImageTrackingConfiguration: ARConfiguration {
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1
}

open class ARFaceTrackingConfiguration: ARConfiguration {}

open class AROrientationTrackingConfiguration: ARConfiguration {}

public protocol ARSessionObserver: AnyObject {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
}

public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

open class ARSession: NSObject {
    public struct RunOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var resetTracking: RunOptions { RunOptions(rawValue: 1) }
        public static var removeExistingAnchors: RunOptions { RunOptions(rawValue: 2) }
    }

    open weak var delegate: (any ARSessionDelegate)?
    open var currentFrame: ARFrame? { nil }
    open var configuration: ARConfiguration? { nil }
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) { notReal() }
    open func pause() { notReal() }
    open func add(anchor: ARAnchor) { notReal() }
    open func remove(anchor: ARAnchor) { notReal() }
}
