import UIKit
import Vision

extension DataScannerViewController {
    public enum TextContentType: Hashable, Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
        case telephoneNumber, URL, currency
    }

    public struct RecognizedDataType: Hashable, @unchecked Sendable {
        private enum Kind: Hashable {
            case text(languages: [String], TextContentType?)
            case barcode([VNBarcodeSymbology])
        }

        private let kind: Kind

        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
            Self(kind: .text(languages: languages, textContentType))
        }

        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
            Self(kind: .barcode(symbologies))
        }
    }
}

/// An item that a scanner has recognized. There are none.
public enum RecognizedItem: Identifiable, @unchecked Sendable {
    case text(Text)
    case barcode(Barcode)

    public struct Bounds: Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }

    public struct Text: Identifiable {
        public let id: UUID
        public let transcript: String
        public let observation: VNRecognizedTextObservation
        public let bounds: Bounds
    }

    public struct Barcode: Identifiable {
        public let id: UUID
        public let payloadStringValue: String?
        public let observation: VNBarcodeObservation
        public let bounds: Bounds
    }

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }

    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }
}
