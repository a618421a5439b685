/** Colours that go together. */
export interface ColourWorld {
  readonly ground: string
  readonly ink: string
  readonly accent: string
}

const worlds = (text: string): readonly ColourWorld[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [ground = '#fff', ink = '#000', accent = '#888'] = row.trim().split(' ')
      return { ground, ink, accent }
    })

/** Ground, ink, accent: for pictures with a ground of their own. */
export const plateWorlds = worlds(`
  #0e5a72 #faf6ea #8fd0dc
  #1d4a38 #faf6ea #9fcbaa
  #47291b #faf6ea #d69f6c
  #c2452b #fff7ea #f6c9a0
  #22406b #faf6ea #9db8dd
  #4d4794 #f1effb #f0cf7a
  #2549b8 #faf6ea #9fb7f5
  #386331 #fbf7e6 #e6a6c0
  #a8322b #faf6ea #f6d9b0
  #d9552b #fff7ea #7c2a12
  #20242b #f7f5ee #dcea5c
  #f0b59b #a63d2e #6d1c2b
  #dcd5c3 #2d5a45 #7a6a4f
  #f3ead8 #2c6fb3 #d6432f
  #6b1f3a #fbeef0 #e79bb0
  #0f6a66 #f2fbf7 #f2b8a0
  #f7d9e0 #8c1c4b #d9517d
  #e3eefc #1f3f8f #e0662f
  #133a63 #ffffff #ef8a62
  #f4e3c1 #5b3a1e #b5552b
  #2b2b2b #f4f0e6 #d98e5f
  #5a6b2f #f7f7e3 #d8e08a
  #e4f0d8 #2f5d2a #8bb24f
  #6f52b5 #f8f4ff #c9f0d3
  #fff1d6 #c8431c #2f6b5e
  #08304b #e9f6ff #57c4e5
  #b3446c #fff3f5 #ffd1a8
  #dfe7e4 #26443f #6f9c8e
  #3a1d5c #f5ecff #b08be6
  #d9c2f0 #4a2380 #7b4fc0
  #005f56 #eafbf4 #9be3c8
  #c8e6ef #0b4a66 #e0623a
  #8a3b12 #fdf1e2 #f0b27a
  #12203a #f6f8fc #7fb0ef
  #fce8e4 #b8322a #21443b
  #e6dcd0 #5c4033 #b07d54
  #294d3f #f3ecd9 #d9a5a0
  #d8efe6 #0e6b57 #d9683f
  #e9e4f7 #3b2f73 #e07a5f
  #7d1128 #f9e9d9 #e8b4a0
  #0b7a8c #ffffff #ffd9c2
  #f5efe0 #1b1b1b #c0392b
  #36454f #f0f4f5 #a7c4bc
  #efe3f0 #6a1b4d #2a6f6b
`)

/** For pictures on any background; the ground is for cut-outs only. */
export const openWorlds = worlds(`
  #ffffff #0d3c78 #e2572b
  #ffffff #7a1f3d #c9667f
  #ffffff #161616 #161616
  #ffffff #1f5b3f #6fae5c
  #ffffff #b3202a #b3202a
  #ffffff #5b2a86 #d9669b
  #ffffff #005b70 #2ba3a8
  #ffffff #8a4b14 #c98a3d
  #ffffff #33363d #7d838d
  #ffffff #c2410c #1e3a5f
  #ffffff #14532d #b9862c
  #ffffff #a81757 #e77ba8
  #ffffff #1e3a8a #6a93dd
  #ffffff #3b2a1f #a87b51
  #ffffff #0f6f68 #e3744f
  #ffffff #4d1d1d #4d1d1d
  #ffffff #0b4a8f #13a0d8
  #ffffff #d33a2c #20242b
  #ffffff #26443f #26443f
  #ffffff #6b3fa0 #2f9e8f
`)
