import Testing
import VisionKit

@MainActor @Suite struct VisionKitTests {
    @Test func `without a camera nothing can be scanned`() throws {
        #expect(!VNDocumentCameraViewController.isSupported)
        #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
        let scanner = DataScannerViewController(recognizedDataTypes: [.text(), .barcode(symbologies: [.qr])])
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
            try scanner.startScanning()
        }
    }
}
