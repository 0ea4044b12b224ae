import Foundation
import InterfaceFiles

/// A nib: objects made in Interface Builder, which an owner loads as often as it needs them. iOS 4.
///
/// The file is read as Xcode writes it: `Name.xib`, in the bundle itself or in one of its languages. Follows Apple's page "UINib".
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle
    private let source: NibSource?

    init(_ name: String, _ bundle: Bundle, _ source: NibSource?) {
        self.name = name
        self.bundle = bundle
        self.source = source
        super.init()
    }

    /// Finds a nib of a bundle; `nil` is the app's own bundle. One that is not there is reported when it is to make objects.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        self.init(name, bundle, NibSource.find(name, in: bundle))
    }

    /// Creates a nib of the bytes of its file. What it names is looked for in a bundle; `nil` is the app's own one.
    ///
    /// Bytes that cannot be read are an exception that says what is wrong.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        self.init("", bundle, NibSource(data, bundle))
    }

    /// A nib whose file has been read, for tools.
    package convenience init(
        _ file: InterfaceFile, in bundle: Bundle, standIns: InterfaceStandIns = InterfaceStandIns()
    ) {
        self.init(file.name, bundle, NibSource(file, bundle, [:], standIns))
    }

    /// Makes the nib's objects again, connects them with each other and with the owner, and wakes them.
    ///
    /// Returns those at the top, in the order of the file, without the owner and the other placeholders. A nib that is not there is
    /// UIKit's exception, and the result empty. Evidence: gt2-nib-01.
    ///
    /// - Parameters:
    ///   - ownerOrNil: What the nib calls File's Owner.
    ///   - optionsOrNil: The objects that the nib has placeholders for, by their names, under ``OptionsKey/externalObjects``.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil)
        -> [Any]
    {
        guard let source else {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "Could not load NIB in bundle: '\(bundle.interfaceName)' with name '\(name)'")
            return []
        }
        return NibLoading(source, ownerOrNil, optionsOrNil).load()
    }
}

extension UINib {
    /// A name of an option. Follows Apple's page "UINib.OptionsKey".
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects that the nib has placeholders for: a dictionary of them by their names.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
