import Foundation
import InterfaceFiles

/// Objects created in Interface Builder, which an owner can load repeatedly. iOS 4.
///
/// Reads the file as Xcode writes it: `Name.xib`, in the bundle or in one of its localizations. Follows Apple's page "UINib".
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

    /// Creates a nib from a bundle; `nil` is the app's main bundle. A missing nib is reported when it is instantiated.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        self.init(name, bundle, NibSource.find(name, in: bundle))
    }

    /// Creates a nib from the data of its file. Resources are found in a bundle; `nil` is the app's main bundle.
    ///
    /// Data that can't be read causes an exception that names the error.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        self.init("", bundle, NibSource(data, bundle))
    }

    /// Creates a nib from a file that has been read, for tools.
    package convenience init(
        _ file: InterfaceFile, in bundle: Bundle, standIns: InterfaceStandIns = InterfaceStandIns()
    ) {
        self.init(file.name, bundle, NibSource(file, bundle, [:], standIns))
    }

    /// Creates the nib's objects, connects them to each other and to the owner, and sends them `awakeFromNib()`.
    ///
    /// Returns the top-level objects, in the order of the file, without the owner and the other placeholders. A missing nib causes
    /// UIKit's exception, and the result is empty. Evidence: gt2-nib-01.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The nib's File's Owner.
    ///   - optionsOrNil: The objects for the nib's external placeholders, by their names, under ``OptionsKey/externalObjects``.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil)
        -> [Any]
    {
        guard let source else {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "Could not load NIB in bundle: '\(bundle.interfaceName)' with name '\(name)'")
            return []
        }
        let objects = NibLoading(source, ownerOrNil, optionsOrNil).load()
        for object in objects { _ = AutoreleasePool.keep(object as AnyObject) }
        return objects
    }
}

extension UINib {
    /// A key of an option. Follows Apple's page "UINib.OptionsKey".
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates a key from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects for the nib's external placeholders: a dictionary of objects by their names.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
