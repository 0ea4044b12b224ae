/// The calls that create a resource from its name: the end of the generated file.
enum ResourceCalls {
    static let text = """
        extension R {
            fileprivate static func text(_ key: String, _ table: String) -> Rswift.StringResource {
                Rswift.StringResource(key: key, tableName: table, bundle: bundle, locales: [], comment: nil)
            }

            fileprivate static func view<View>(_ index: Int, of views: [Any]) -> View? {
                views.indices.contains(index) ? views[index] as? View : nil
            }
        }

        extension Rswift.ImageResource {
            func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
                UIImage(named: name, in: bundle, compatibleWith: traits)
            }
        }

        extension Rswift.ColorResource {
            func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
                UIColor(named: name, in: bundle, compatibleWith: traits)
            }
        }

        extension Rswift.FontResource {
            func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: fontName, size: size) }
        }

        extension Rswift.FileResource {
            func callAsFunction() -> URL? { url() }
        }

        extension Rswift.StringResource {
            func callAsFunction(preferredLanguages: [String]? = nil) -> String {
                let folders = (preferredLanguages ?? []).lazy.compactMap {
                    bundle.path(forResource: $0, ofType: "lproj")
                }
                let place = folders.first.flatMap { Foundation.Bundle(path: $0) } ?? bundle
                return NSLocalizedString(key, tableName: tableName, bundle: place, comment: "")
            }

            fileprivate func filled(_ languages: [String]?, _ values: [CVarArg]) -> String {
                String(format: self(preferredLanguages: languages), locale: Locale.current, arguments: values)
            }
        }

        """
}
