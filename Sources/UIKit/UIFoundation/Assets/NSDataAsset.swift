/// The name of a data set. Follows Apple's page "NSDataAssetName".
public typealias NSDataAssetName = String

/// A data set of an asset catalog. iOS 9. Follows Apple's page "NSDataAsset".
open class NSDataAsset: NSObject {
    private let ownName: NSDataAssetName
    private let bytes: Data
    private let type: String

    /// Creates the data asset with a name in the app's asset catalog; `nil` if there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Creates the data asset with a name in a bundle's asset catalog; `nil` if there is none.
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

    /// The uniform type identifier of the data; `public.data` if the catalog doesn't specify it.
    open var typeIdentifier: String { type }
}
