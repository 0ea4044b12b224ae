extension CALayer {
    func propertyValue(forKey key: String) -> Any? {
        let key = LayerProperty.key(key)
        guard let property = type(of: self).properties[key] else { return values.named[key] }
        let value = property.get(self)
        if case .numbers(_, .number)? = AnimatedValue(value) { return AnimatedValue(value)?.value }
        return value
    }

    func setPropertyValue(_ value: Any?, forKey key: String) {
        let key = LayerProperty.key(key)
        if let property = type(of: self).properties[key] { return property.set(self, value) }
        change(key) { values.named[key] = value }
    }

    func propertyValue(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".")
        guard let first = names.first, let value = value(forKey: String(first)) else { return nil }
        guard names.count > 1 else { return value }
        return AnimatedValue(value)?.component(names.dropFirst())?.value
    }

    func setPropertyValue(_ value: Any?, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".")
        guard let first = names.first else { return }
        guard names.count > 1 else { return setValue(value, forKey: String(first)) }
        guard let part = AnimatedValue(value), let whole = AnimatedValue(self.value(forKey: String(first)))
        else { return }
        setValue(whole.replacing(names.dropFirst(), with: part).value, forKey: String(first))
    }

    static func startingValue(forKey key: String) -> Any? {
        properties[LayerProperty.key(key)].flatMap { $0.get(make(ofItsClass: ())) }
    }
}
