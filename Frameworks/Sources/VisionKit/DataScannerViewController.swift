import UIKit
import Vision

@MainActor public final class DataScannerViewController: UIViewController {
    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }

    public enum QualityLevel: Sendable {
        case balanced, fast, accurate
    }

    public enum ScanningUnavailable: Error {
        case unsupported, cameraRestricted
    }

    public weak var delegate: (any DataScannerViewControllerDelegate)?
    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    public var regionOfInterest: CGRect?
    public let overlayContainerView = UIView()
    public var isScanning: Bool { false }
    public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) isn't available") }

    public func startScanning() throws { throw ScanningUnavailable.unsupported }
    public func stopScanning() {}
    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

@MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
