/// The name of a data set. Follows Apple's page "NSDataAssetName".
public typealias NSDataAssetName = String

/// A file of an asset catalogue. iOS 9. Follows Apple's page "NSDataAsset".
open class NSDataAsset: NSObject {
    private let ownName: NSDataAssetName
    private let bytes: Data
    private let type: String

    /// Creates the data of the app's asset catalogue by its name; `nil` where there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Creates the data of a bundle's asset catalogue by its name; `nil` where there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let found = AssetBundle.of(bundle).data(name, for: .current),
            let bytes = FileManager.default.contents(atPath: found.file.path)
        else { return nil }
        ownName = name
        self.bytes = bytes
        type = found.type ?? "public.data"
        super.init()
    }

    /// The name.
    open var name: NSDataAssetName { ownName }

    /// The bytes of the file.
    open var data: Data { bytes }

    /// What kind of data it is, as a uniform type identifier. Without an entry in the catalogue `public.data`.
    open var typeIdentifier: String { type }
}
