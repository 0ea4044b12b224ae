import Foundation

struct Recipe: Equatable {
    var title: String
    var minutes: Int
    var isFavorite = false

    static let samples = [
        Recipe(title: "Pancakes", minutes: 20), Recipe(title: "Ratatouille", minutes: 70),
        Recipe(title: "Risotto", minutes: 40),
    ]
}

extension Notification.Name {
    static let recipesDidChange = Notification.Name("recipesDidChange")
}

final class RecipeStore {
    private(set) var recipes: [Recipe]

    init(recipes: [Recipe] = Recipe.samples) {
        self.recipes = recipes
    }

    func add(_ recipe: Recipe) {
        recipes.append(recipe)
        NotificationCenter.default.post(name: .recipesDidChange, object: self)
    }

    func remove(at index: Int) {
        recipes.remove(at: index)
        NotificationCenter.default.post(name: .recipesDidChange, object: self)
    }

    /// Responds like a server, after a delay.
    func load(completion: @escaping (Result<[Recipe], Error>) -> Void) {
        DispatchQueue.global().async {
            let loaded = self.recipes
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { completion(.success(loaded)) }
        }
    }

    func load() async -> [Recipe] {
        await withCheckedContinuation { continuation in
            load { continuation.resume(returning: (try? $0.get()) ?? []) }
        }
    }
}
